import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { BRAND } from '#shared/brand.ts';
import { escaped, mailPage, paragraph } from './mail-page.ts';

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

/**
 * The link carries two tokens: whose password it is, and the one-time code. Cognito puts the code where the
 * placeholder stands, inside a link too (decision D31).
 */
const resetLink = (siteOrigin: string, sub: string, code: string): string =>
  `${siteOrigin}/redirect?type=recovery&access_token=${encodeURIComponent(sub)}&refresh_token=${code}`;

const reset = (link: string, code: string): AccountMail => ({
  subject: `Reset your ${BRAND} password`,
  html: codeMail(
    'Choose a new password',
    `<a href="${escaped(link)}" style="color:#B23019">Choose a new password</a>, or type this code where you asked for it. Both work for one hour, once.`,
    code,
  ),
});

const newEmail = (code: string): AccountMail => ({
  subject: `Confirm your new e-mail for ${BRAND}`,
  html: codeMail(
    'Confirm your new e-mail',
    'Type this code where you changed your e-mail. It works for 24 hours.',
    code,
  ),
});

/** What a mail is made of: what Cognito is about to send, to whom, and with which code (or its placeholder). */
export interface MailOccasion {
  source: CustomMessageTriggerEvent['triggerSource'];
  code: string;
  /** The account's `sub`. */
  sub: string;
  siteOrigin: string;
}

/** The mail for an occasion; null leaves Cognito's own text. */
export const accountMailFor = ({ source, code, sub, siteOrigin }: MailOccasion): AccountMail | null => {
  if (source === 'CustomMessage_SignUp' || source === 'CustomMessage_ResendCode') return confirmation(code);
  if (source === 'CustomMessage_ForgotPassword') return reset(resetLink(siteOrigin, sub, code), code);
  if (source === 'CustomMessage_UpdateUserAttribute' || source === 'CustomMessage_VerifyUserAttribute') {
    return newEmail(code);
  }
  return null;
};
