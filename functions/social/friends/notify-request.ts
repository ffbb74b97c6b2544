import type { Language } from '#shared/language/languages.ts';
import type { FriendNotice } from '#shared/profile/choices.ts';
import { loadMailTexts } from '../../platform/mail/load-mail-texts.ts';
import type { SendEmail } from '../../platform/mail/mailer.ts';
import type { NotifyUser } from '../../reminders/public.ts';
import type { NamesRepository } from './display-names-repository.ts';
import type { FriendNotices } from './friend-notices-repository.ts';
import { friendRequestEmail, friendRequestMessage } from './friend-request-mail.ts';
import type { FriendsRepository } from './friends-repository.ts';
import { pairIdOf } from './pair-id.ts';

/** What a user's profile says about notices. */
export interface Recipient {
  notice: FriendNotice | null;
  email: string | null;
  language: Language;
}

interface Dependencies {
  friends: Pick<FriendsRepository, 'find'>;
  names: Pick<NamesRepository, 'namesOf'>;
  recipientOf: (userId: string) => Promise<Recipient>;
  notices: FriendNotices;
  sendEmail: SendEmail;
  notifyUser: NotifyUser;
  siteOrigin: () => Promise<string>;
}

/** How long a push service keeps the message for a browser that is offline, s. */
const TTL_SECONDS = 86_400;

/** Notifies a user of a friend request, if the user asked for it. Once per request, even if the job arrives twice. */
export type NotifyRequest = (request: { user_id: string; friend_id: string }) => Promise<void>;

/**
 * A request of a blocked user never arrives at the recipient's side, so that there is nothing to notify of. A request
 * that was answered, canceled or blocked meanwhile is skipped.
 */
export const createNotifyRequest =
  ({
    friends,
    names,
    recipientOf,
    notices,
    sendEmail,
    notifyUser,
    siteOrigin,
  }: Dependencies): NotifyRequest =>
  async ({ user_id, friend_id }) => {
    const pair = pairIdOf(user_id, friend_id);
    const [row, { notice, email, language }] = await Promise.all([
      friends.find(user_id, pair),
      recipientOf(user_id),
    ]);
    if (row?.status !== 'pending' || notice === null || (notice === 'email' && email === null)) return;
    if (!(await notices.claim(user_id, pair))) return;
    try {
      if (notice === 'push') {
        const inLanguage = async (spoken: Language) => friendRequestMessage(await loadMailTexts(spoken));
        const outcome = await notifyUser(user_id, inLanguage, TTL_SECONDS);
        if (outcome === 'later') throw new Error('The push services asked to wait.');
        return;
      }
      const [nameOf, origin, words] = await Promise.all([
        names.namesOf([friend_id]),
        siteOrigin(),
        loadMailTexts(language),
      ]);
      await sendEmail(friendRequestEmail(email ?? '', origin, nameOf.get(friend_id) ?? '…', words));
    } catch (error) {
      await notices.release(user_id, pair);
      throw error;
    }
  };
