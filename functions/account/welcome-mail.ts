import { BRAND } from '#shared/brand.ts';
import type { Mail } from '../platform/mail.ts';
import { escaped, mailPage, paragraph } from './mail-page.ts';

/** What somebody gets who just confirmed the account: one way in, and nothing to sell. */
export const welcomeMail = (to: string, fullName: string | undefined, siteOrigin: string): Mail => {
  const hello = fullName ? `Hello ${fullName}` : 'Hello';
  const line =
    'Your account is ready. Photograph your next meal or type it, and see what is left of the day.';
  const address = `${siteOrigin}/dashboard`;
  const link = `<a href="${escaped(address)}" style="color:#B23019">Open your plate</a>`;
  return {
    to,
    subject: `Welcome to ${BRAND}`,
    html: mailPage(
      escaped(hello),
      [paragraph(line), paragraph(link)],
      'You get this mail once, because you made an account.',
    ),
    text: `${hello}\n\n${line}\n\n${address}\n`,
  };
};
