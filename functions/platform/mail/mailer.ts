import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { callLimits } from '../call-limits.ts';
import { environment } from '../env.ts';

/** A mail to one person. Mail programs that show no HTML get `text`. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Whom an answer reaches; the stage's own address where none is named. */
  replyTo?: string;
  /** Header fields by name, e.g. `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>>;
}

/** Hands a mail over for delivery. @throws the SDK's error when it is not taken */
export type SendMail = (mail: Mail) => Promise<void>;

/** Shorter than the 5 s that Cognito gives a trigger: a mail service that hangs must not keep anybody out. */
const PATIENCE_MS = 2_000;

/**
 * Sends through Amazon SES, from the address that the stage names.
 * @param patienceMs how long it may take, retries included
 */
export const mailerFromEnvironment = (patienceMs = PATIENCE_MS): SendMail => {
  const { MAIL_FROM } = environment('MAIL_FROM');
  const client = new SESv2Client({ requestHandler: callLimits(patienceMs) });
  return async ({ to, subject, html, text, replyTo, headers = {} }) => {
    await client.send(
      new SendEmailCommand({
        FromEmailAddress: MAIL_FROM,
        Destination: { ToAddresses: [to] },
        ...(replyTo !== undefined && { ReplyToAddresses: [replyTo] }),
        Content: {
          Simple: {
            Subject: { Data: subject },
            Body: { Html: { Data: html }, Text: { Data: text } },
            Headers: Object.entries(headers).map(([Name, Value]) => ({ Name, Value })),
          },
        },
      }),
      { abortSignal: AbortSignal.timeout(patienceMs) },
    );
  };
};
