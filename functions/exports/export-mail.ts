import { BRAND } from '#shared/brand.ts';
import { escaped, mailPage, paragraph } from '../account/mail-page.ts';
import type { Mail } from '../platform/mail.ts';

/** Says that an export is there. @param address where it can be fetched for 24 hours */
export const exportMail = (to: string, address: string): Mail => {
  const line =
    'Everything your account holds is in one file: what you logged, your days, weights, photos and settings.';
  const warning = 'The link works for 24 hours, for whoever has it. Please do not pass this mail on.';
  const link = `<a href="${escaped(address)}" style="color:#B23019">Download your data</a>`;
  return {
    to,
    subject: `Your data from ${BRAND}`,
    html: mailPage(
      'Your data is ready',
      [paragraph(line), paragraph(link), paragraph(warning)],
      'You get this mail because somebody who is signed in to your account asked for it. If it was not you, change your password.',
    ),
    text: `Your data is ready\n\n${line}\n\n${address}\n\n${warning}\n`,
  };
};
