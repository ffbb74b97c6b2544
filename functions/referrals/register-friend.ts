import { referralCode } from '#shared/referrals/schema.ts';
import { normalizeInbox } from '#shared/referrals/normalize-inbox.ts';
import { inboxHashOf } from './inbox-hash.ts';
import type { SignUps } from './abuse/sign-up-repository.ts';
import type { ReferralCodes } from './referral-code-repository.ts';
import type { Referrals } from './referral-repository.ts';

/** A newly signed-up user as reported by the user pool. */
interface Friend {
  user_id: string;
  email: string;
  /** Unvalidated input of the browser. */
  code: string | undefined;
  /** Unvalidated input of the browser. */
  visit: string | undefined;
}

/** Records the referrer of a friend. Does nothing for an unknown code or the friend's own. */
export type RegisterFriend = (friend: Friend) => Promise<void>;

interface Dependencies {
  codes: Pick<ReferralCodes, 'ownerOf'>;
  referrals: Pick<Referrals, 'add' | 'emailOf'>;
  signUps: Pick<SignUps, 'describe'>;
}

export const createRegisterFriend =
  ({ codes, referrals, signUps }: Dependencies): RegisterFriend =>
  async ({ user_id, email, code: sent, visit }) => {
    const code = referralCode.safeParse(sent).data;
    const referrerId = code === undefined ? null : await codes.ownerOf(code);
    if (code === undefined || referrerId === null || referrerId === user_id) return;
    const inbox = normalizeInbox(email);
    const referrersEmail = await referrals.emailOf(referrerId);
    if (referrersEmail !== null && normalizeInbox(referrersEmail) === inbox) return;
    await referrals.add({
      friend_id: user_id,
      referrer_id: referrerId,
      code,
      inbox: inboxHashOf(referrerId, inbox),
      signUp: await signUps.describe(email, visit),
    });
  };
