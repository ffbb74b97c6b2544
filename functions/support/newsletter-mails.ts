import { BRAND } from '#shared/brand.ts';
import { english, type Translator } from '#shared/language/translator.ts';
import { localizedPath } from '#shared/site/localized-path.ts';
import { newsletterPage } from '#shared/support/newsletter.ts';
import { supportRoutes } from '#shared/support/routes.ts';
import { escaped, mailPage, paragraph } from '../platform/mail/mail-layout.ts';
import type { Mail } from '../platform/mail/mailer.ts';

interface Occasion {
  to: string;
  /** Token of the email's link. */
  token: string;
  siteOrigin: string;
}

const anchor = (address: string, words: string): string =>
  `<a href="${escaped(address)}" style="color:#B23019">${escaped(words)}</a>`;

/** Builds the email that asks for confirmation, since anyone can enter any address. */
export const confirmationEmail = (
  { to, token, siteOrigin }: Occasion,
  { t, language }: Translator = english,
): Mail => {
  const line = t(
    'Someone, most likely you, signed up for our newsletter. We won’t send anything until you confirm.',
  );
  const why = t('The link works for 7 days. If this wasn’t you, you can ignore this email.');
  const address = siteOrigin + localizedPath(language, newsletterPage('confirm', token));
  return {
    to,
    subject: t('Confirm the {brand} newsletter', { brand: BRAND }),
    html: mailPage(
      t('Almost done'),
      [paragraph(line), paragraph(anchor(address, t('Confirm the newsletter')))],
      why,
      language,
    ),
    text: `${line}\n\n${address}\n\n${why}\n`,
  };
};

/**
 * Builds the email that confirms the subscription and explains how to unsubscribe.
 * Source of the header fields: RFC 8058, 'Signaling One-Click Functionality for List Email Headers'.
 */
export const subscribedEmail = (
  { to, token, siteOrigin }: Occasion,
  { t, language }: Translator = english,
): Mail => {
  const line = t('You’re on the list. Expect new posts about once a month.');
  const why = t('You’re receiving this email because you confirmed the newsletter.');
  const address = siteOrigin + localizedPath(language, newsletterPage('unsubscribe', token));
  return {
    to,
    subject: t('You’re subscribed to the {brand} newsletter', { brand: BRAND }),
    html: mailPage(
      t('You’re on the list'),
      [paragraph(line)],
      `${why} ${t('{unsubscribe} with one click, no password needed.', { unsubscribe: anchor(address, t('Unsubscribe')) })}`,
      language,
    ),
    text: `${line}\n\n${why}\n${t('Unsubscribe')}: ${address}\n`,
    headers: {
      'List-Unsubscribe': `<${siteOrigin}${supportRoutes.oneClick.path}?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
};
