import { BRAND } from '#shared/brand.ts';
import { english, type Translator } from '#shared/language/translator.ts';
import type { PushMessage } from '#shared/reminders/push-message.ts';
import { escaped, mailPage, paragraph } from '../../platform/mail/mail-layout.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

const PAGE = '/social';

/** Builds the email about a friend request. @param name the requester's display name */
export const friendRequestEmail = (
  to: string,
  siteOrigin: string,
  name: string,
  { t, language }: Translator = english,
): Mail => {
  const line = t('{name} wants to be your friend on {brand} and see the meals that you share.', {
    name,
    brand: BRAND,
  });
  const settings = `${siteOrigin}/profile/notifications`;
  const off = t('You can turn these emails off in your profile, under Notifications:');
  const link = (address: string, label: string): string =>
    `<a href="${address}" style="color:#B23019">${escaped(label)}</a>`;
  return {
    to,
    subject: t('New friend request on {brand}', { brand: BRAND }),
    html: mailPage(
      t('New friend request'),
      [paragraph(escaped(line)), paragraph(link(siteOrigin + PAGE, t('Accept or reject it')))],
      `${off} ${link(settings, t('Notifications'))}`,
      language,
    ),
    text: `${line}\n\n${siteOrigin}${PAGE}\n\n${off}\n${settings}\n`,
  };
};

/** Returns the push message about a friend request, without a name, since anyone who sees the screen can read it. */
export const friendRequestMessage = ({ t }: Translator): PushMessage => ({
  title: t('New friend request'),
  body: t('Open it to accept or reject it.'),
  path: PAGE,
  tag: 'friend-request',
});
