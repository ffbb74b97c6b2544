import { BRAND } from '#shared/brand.ts';
import { english, type Translator } from '#shared/language/translator.ts';
import { escaped, mailPage, paragraph } from '../platform/mail/mail-layout.ts';
import type { Mail } from '../platform/mail/mailer.ts';

/** Builds the email about a finished export. @param address page of the app with the download, after sign-in */
export const exportEmail = (to: string, address: string, { t, language }: Translator = english): Mail => {
  const line = t(
    'Everything in your account is in one file: your entries, days, weights, photos and settings.',
  );
  const warning = t('You can download it for 24 hours, after signing in to your account.');
  const link = `<a href="${escaped(address)}" style="color:#B23019">${t('Download your data')}</a>`;
  const title = t('Your data is ready');
  return {
    to,
    subject: t('Your data from {brand}', { brand: BRAND }),
    html: mailPage(
      title,
      [paragraph(line), paragraph(link), paragraph(warning)],
      t(
        'You’re receiving this email because someone signed in to your account requested it. If this wasn’t you, change your password.',
      ),
      language,
    ),
    text: `${title}\n\n${line}\n\n${address}\n\n${warning}\n`,
  };
};
