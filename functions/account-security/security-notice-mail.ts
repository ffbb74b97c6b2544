import type { SecurityDeed } from '#shared/account-security/schema.ts';
import { BRAND } from '#shared/brand.ts';
import { english, type Translator } from '#shared/language/translator.ts';
import { localizedPath } from '#shared/site/localized-path.ts';
import { mailPage, paragraph } from '../platform/mail/mail-layout.ts';
import type { Mail } from '../platform/mail/mailer.ts';

const linesOf = ({ t }: Translator): Readonly<Record<SecurityDeed, string>> => ({
  password_changed: t('The password of your account was changed.'),
  app_turned_on: t('An authenticator app was turned on. You’ll need its code to sign in.'),
  app_turned_off: t('The authenticator app was turned off. Your password is now enough to sign in.'),
});

/**
 * Builds the security email about a change of sign-in settings, so that the user notices changes made from an
 * unattended device.
 */
export const securityNoticeEmail = (
  to: string,
  siteOrigin: string,
  deed: SecurityDeed,
  words: Translator = english,
): Mail => {
  const { t, language } = words;
  const line = linesOf(words)[deed];
  const notYou = t('If this wasn’t you, reset your password by email, and contact us if you can’t sign in:');
  const contact = siteOrigin + localizedPath(language, '/contact');
  return {
    to,
    subject: t('Your {brand} sign-in settings were changed', { brand: BRAND }),
    html: mailPage(
      t('Your sign-in was changed'),
      [paragraph(line), paragraph(`${notYou} <a href="${contact}" style="color:#B23019">${contact}</a>`)],
      t('If this was you, there’s nothing to do.'),
      language,
    ),
    text: `${line}\n\n${notYou}\n${contact}\n`,
  };
};
