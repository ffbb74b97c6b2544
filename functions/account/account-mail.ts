import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { BRAND } from '#shared/brand.ts';
import { mailPage, paragraph } from './mail-page.ts';

/** A mail of Cognito's; the code placeholder stands where Cognito puts the code. */
export interface AccountMail {
  subject: string;
  html: string;
}

const NOT_YOU = 'If this was not you, you need do nothing.';

const codeMail = (title: string, line: string, code: string): string => {
  const large = `<p style="font-family:Georgia,serif;font-size:2.25rem;letter-spacing:.2em;margin:1.5rem 0">${code}</p>`;
  return mailPage(title, [paragraph(line), large], NOT_YOU);
};

const confirmation = (code: string): AccountMail => ({
  subject: `Your ${BRAND} code`,
  html: codeMail('Confirm your e-mail', 'Type this code to finish signing up. It works for 24 hours.', code),
});

const reset = (code: string): AccountMail => ({
  subject: `Reset your ${BRAND} password`,
  html: codeMail(
    'Choose a new password',
    'Type this code to choose a new password. It works for one hour.',
    code,
  ),
});

/** The mail for what Cognito is about to send; null leaves Cognito's own text. */
export const accountMailFor = (
  source: CustomMessageTriggerEvent['triggerSource'],
  code: string,
): AccountMail | null => {
  if (source === 'CustomMessage_SignUp' || source === 'CustomMessage_ResendCode') return confirmation(code);
  if (source === 'CustomMessage_ForgotPassword') return reset(code);
  return null;
};
