import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { callLimits } from '../call-limits.ts';
import { environment } from '../env.ts';
import { timeoutSignal } from '../timeouts.ts';

/** An email to one recipient. Email clients without HTML show `text`. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Recipient of replies; defaults to the sender address. */
  replyTo?: string;
  /** Header fields by name, for example `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>>;
}

/** Submits an email for delivery. @throws the SDK's error if it is not accepted */
export type SendEmail = (mail: Mail) => Promise<void>;

/** Shorter than the 5 s that Cognito gives a trigger, so that a slow mail service does not block sign-ins. */
const TIMEOUT_MS = 2_000;

/**
 * Creates a sender that uses Amazon SES with the configured sender address and configuration set.
 * @param patienceMs time limit including retries
 */
export const mailerFromEnvironment = (timeoutMs = TIMEOUT_MS): SendEmail => {
  const { MAIL_FROM, MAIL_CONFIGURATION_SET } = environment('MAIL_FROM', 'MAIL_CONFIGURATION_SET');
  const client = new SESv2Client({ requestHandler: callLimits(timeoutMs) });
  return async ({ to, subject, html, text, replyTo, headers = {} }) => {
    await client.send(
      new SendEmailCommand({
        FromEmailAddress: MAIL_FROM,
        ConfigurationSetName: MAIL_CONFIGURATION_SET,
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
      { abortSignal: timeoutSignal(timeoutMs) },
    );
  };
};
