import type { SecurityDeed } from '#shared/account-security/schema.ts';
import { BRAND } from '#shared/brand.ts';
import { english, type Translator } from '#shared/language/translator.ts';
import { localizedPath } from '#shared/site/localized-path.ts';
import { mailPage, paragraph } from '../platform/mail/mail-layout.ts';
import type { Mail } from '../platform/mail/mailer.ts';

const linesOf = ({ t }: Translator): Readonly<Record<SecurityDeed, string>> => ({
  password_changed: t('The password of your account was changed.'),
  app_turned_on: t('An authenticator app was turned on: signing in asks for its code from now on.'),
  app_turned_off: t('The authenticator app was turned off: the password alone signs in from now on.'),
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
  const notYou = t(
    'If this was not you, reset your password by mail, and write to us if you cannot sign in:',
  );
  const contact = siteOrigin + localizedPath(language, '/contact');
  return {
    to,
    subject: t('The way into your {brand} account was changed', { brand: BRAND }),
    html: mailPage(
      t('Something was changed'),
      [paragraph(line), paragraph(`${notYou} <a href="${contact}" style="color:#B23019">${contact}</a>`)],
      t('If it was you, you need do nothing.'),
      language,
    ),
    text: `${line}\n\n${notYou}\n${contact}\n`,
  };
};
