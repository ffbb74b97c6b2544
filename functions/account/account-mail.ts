import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { BRAND } from '#shared/brand.ts';
import { english, type Translator } from '#shared/language/translator.ts';
import { escaped, mailPage, paragraph } from '../platform/mail/mail-layout.ts';

/** An email sent by Cognito. Cognito replaces the placeholder with the code. */
export interface AccountEmail {
  subject: string;
  html: string;
}

const codeEmail = (title: string, line: string, code: string, { t, language }: Translator): string => {
  const large = `<p style="font-family:Georgia,serif;font-size:2.25rem;letter-spacing:.2em;margin:1.5rem 0">${code}</p>`;
  return mailPage(
    title,
    [paragraph(line), large],
    t('If this wasn’t you, you can ignore this email.'),
    language,
  );
};

const confirmation = (code: string, words: Translator): AccountEmail => ({
  subject: words.t('Your {brand} code', { brand: BRAND }),
  html: codeEmail(
    words.t('Confirm your email'),
    words.t('Enter this code to finish signing up. It’s valid for 24 hours.'),
    code,
    words,
  ),
});

/**
 * Builds the reset link from the user's `sub` and the one-time code. Cognito also replaces the placeholder inside links
 * (decision D31).
 */
const resetLink = (siteOrigin: string, sub: string, code: string): string =>
  `${siteOrigin}/redirect?type=recovery&access_token=${encodeURIComponent(sub)}&refresh_token=${code}`;

const reset = (link: string, code: string, words: Translator): AccountEmail => ({
  subject: words.t('Reset your {brand} password', { brand: BRAND }),
  html: codeEmail(
    words.t('Choose a new password'),
    words.t('{link}, or enter this code where you requested it. Both work once, within one hour.', {
      link: `<a href="${escaped(link)}" style="color:#B23019">${words.t('Choose a new password')}</a>`,
    }),
    code,
    words,
  ),
});

const newEmail = (code: string, words: Translator): AccountEmail => ({
  subject: words.t('Confirm your new email for {brand}', { brand: BRAND }),
  html: codeEmail(
    words.t('Confirm your new email'),
    words.t('Enter this code where you changed your email. It’s valid for 24 hours.'),
    code,
    words,
  ),
});

/** The input of an account email: the Cognito trigger, the recipient and the code (or its placeholder). */
export interface MailOccasion {
  source: CustomMessageTriggerEvent['triggerSource'];
  code: string;
  /** The account's `sub`. */
  sub: string;
  siteOrigin: string;
}

/** Returns the email for a Cognito trigger, or null to use Cognito's default text. */
export const accountEmailFor = (
  { source, code, sub, siteOrigin }: MailOccasion,
  words: Translator = english,
): AccountEmail | null => {
  if (source === 'CustomMessage_SignUp' || source === 'CustomMessage_ResendCode')
    return confirmation(code, words);
  if (source === 'CustomMessage_ForgotPassword') return reset(resetLink(siteOrigin, sub, code), code, words);
  if (source === 'CustomMessage_UpdateUserAttribute' || source === 'CustomMessage_VerifyUserAttribute') {
    return newEmail(code, words);
  }
  return null;
};
