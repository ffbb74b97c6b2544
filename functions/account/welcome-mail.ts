import { BRAND } from '#shared/brand.ts';
import { english, type Translator } from '#shared/language/translator.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { escaped, mailPage, paragraph } from '../platform/mail/mail-layout.ts';

/** Builds the welcome email for a newly confirmed account: one link to the app and no sales pitch. */
export const welcomeEmail = (
  to: string,
  fullName: string | undefined,
  siteOrigin: string,
  { t, language }: Translator = english,
): Mail => {
  const hello = fullName ? t('Hello {name}', { name: fullName }) : t('Hello');
  const line = t(
    'Your account is ready. Photograph or type your next meal, and see what’s left of your day.',
  );
  const address = `${siteOrigin}/dashboard`;
  const link = `<a href="${escaped(address)}" style="color:#B23019">${t('Open your dashboard')}</a>`;
  return {
    to,
    subject: t('Welcome to {brand}', { brand: BRAND }),
    html: mailPage(
      escaped(hello),
      [paragraph(line), paragraph(link)],
      t('You’re receiving this email once because you created an account.'),
      language,
    ),
    text: `${hello}\n\n${line}\n\n${address}\n`,
  };
};
