import { BRAND } from '#shared/brand.ts';
import { newsletterPage } from '#shared/support/newsletter.ts';
import { supportRoutes } from '#shared/support/routes.ts';
import { escaped, mailPage, paragraph } from '../account/mail-page.ts';
import type { Mail } from '../platform/mail.ts';

interface Occasion {
  to: string;
  /** kept by the link that the mail carries */
  token: string;
  siteOrigin: string;
}

const anchor = (address: string, words: string): string =>
  `<a href="${escaped(address)}" style="color:#B23019">${escaped(words)}</a>`;

/** Asks whether the newsletter is wanted: anybody can type anybody's address. */
export const confirmationMail = ({ to, token, siteOrigin }: Occasion): Mail => {
  const line =
    'Somebody, most likely you, asked for new posts by mail. Nothing comes before you have confirmed it.';
  const why = 'The link works for 7 days. If this was not you, you need do nothing.';
  const address = `${siteOrigin}${newsletterPage('confirm', token)}`;
  return {
    to,
    subject: `Confirm the ${BRAND} newsletter`,
    html: mailPage(
      'One press is missing',
      [paragraph(line), paragraph(anchor(address, 'Confirm the newsletter'))],
      why,
    ),
    text: `${line}\n\n${address}\n\n${why}\n`,
  };
};

/**
 * Says that the newsletter comes, and how to end it.
 * Source of the header fields: RFC 8058, 'Signaling One-Click Functionality for List Email Headers'.
 */
export const subscribedMail = ({ to, token, siteOrigin }: Occasion): Mail => {
  const line = 'You are on the list. New posts come about once a month.';
  const why = 'You get this mail because you confirmed the newsletter.';
  const address = `${siteOrigin}${newsletterPage('unsubscribe', token)}`;
  return {
    to,
    subject: `You get the ${BRAND} newsletter`,
    html: mailPage(
      'You are on the list',
      [paragraph(line)],
      `${why} ${anchor(address, 'Unsubscribe')}: it takes one press and no password.`,
    ),
    text: `${line}\n\n${why}\nUnsubscribe: ${address}\n`,
    headers: {
      'List-Unsubscribe': `<${siteOrigin}${supportRoutes.oneClick.path}?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
};

/** Tells the support of a new reader (decision D30). */
export const newReaderMail = (to: string, email: string): Mail => {
  const line = `${email} has confirmed the newsletter.`;
  return {
    to,
    subject: 'Newsletter: a new reader',
    html: mailPage('A new reader', [paragraph(escaped(line))], 'By the form of the blog.'),
    text: `${line}\n`,
    replyTo: email,
  };
};
