import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { environment } from './env.ts';
import { tracer } from './observability.ts';

/** A mail to one person. Mail programs that show no HTML get `text`. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** Hands a mail over for delivery. @throws the SDK's error when it is not taken */
export type SendMail = (mail: Mail) => Promise<void>;

/** Sends through Amazon SES, from the address that the stage names. */
export const mailerFromEnvironment = (): SendMail => {
  const { MAIL_FROM } = environment('MAIL_FROM');
  const client = tracer.captureAWSv3Client(new SESv2Client({}));
  return async ({ to, subject, html, text }) => {
    await client.send(
      new SendEmailCommand({
        FromEmailAddress: MAIL_FROM,
        Destination: { ToAddresses: [to] },
        Content: {
          Simple: { Subject: { Data: subject }, Body: { Html: { Data: html }, Text: { Data: text } } },
        },
      }),
    );
  };
};
