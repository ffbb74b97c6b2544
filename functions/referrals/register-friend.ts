import { referralCode } from '#shared/referrals/schema.ts';
import { inboxOf } from '#shared/referrals/inbox-of.ts';
import { inboxHashOf } from './inbox-hash.ts';
import type { ReferralCodes } from './referral-code-repository.ts';
import type { Referrals } from './referral-repository.ts';

/** Who has just signed up, as the user pool tells it. */
export interface Friend {
  user_id: string;
  email: string;
  /** As the browser sent it: anything. */
  code: string | undefined;
}

/** Writes down who brought a friend. Does nothing for a code that leads to nobody, or to the friend. */
export type RegisterFriend = (friend: Friend) => Promise<void>;

interface Dependencies {
  codes: Pick<ReferralCodes, 'ownerOf'>;
  referrals: Pick<Referrals, 'add' | 'emailOf'>;
}

export const createRegisterFriend =
  ({ codes, referrals }: Dependencies): RegisterFriend =>
  async ({ user_id, email, code: sent }) => {
    const code = referralCode.safeParse(sent).data;
    const referrerId = code === undefined ? null : await codes.ownerOf(code);
    if (code === undefined || referrerId === null || referrerId === user_id) return;
    const inbox = inboxOf(email);
    const referrersEmail = await referrals.emailOf(referrerId);
    if (referrersEmail !== null && inboxOf(referrersEmail) === inbox) return;
    await referrals.add({
      friend_id: user_id,
      referrer_id: referrerId,
      code,
      inbox: inboxHashOf(referrerId, inbox),
    });
  };
