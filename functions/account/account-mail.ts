import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { BRAND } from '#shared/brand.ts';

/** A mail of Cognito's; the code placeholder stands where Cognito puts the code. */
export interface AccountMail {
  subject: string;
  html: string;
}

const page = (title: string, lines: string[], code: string): string => `<!doctype html>
<html lang="en"><body style="margin:0;background:#FBF7F0;color:#12332A;font-family:system-ui,sans-serif">
<div style="max-width:32rem;margin:0 auto;padding:2.5rem 1.5rem">
<p style="font-family:Georgia,serif;font-size:1.25rem;margin:0 0 2rem">${BRAND}</p>
<h1 style="font-family:Georgia,serif;font-weight:500;font-size:1.75rem;margin:0 0 1rem">${title}</h1>
${lines.map((line) => `<p style="line-height:1.55;margin:0 0 1rem">${line}</p>`).join('\n')}
<p style="font-family:Georgia,serif;font-size:2.25rem;letter-spacing:.2em;margin:1.5rem 0">${code}</p>
<p style="color:#5C6D65;font-size:.875rem;line-height:1.55">If this was not you, you need do nothing.</p>
</div></body></html>`;

const confirmation = (code: string): AccountMail => ({
  subject: `Your ${BRAND} code`,
  html: page('Confirm your e-mail', ['Type this code to finish signing up. It works for 24 hours.'], code),
});

const reset = (code: string): AccountMail => ({
  subject: `Reset your ${BRAND} password`,
  html: page(
    'Choose a new password',
    ['Type this code to choose a new password. It works for one hour.'],
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
