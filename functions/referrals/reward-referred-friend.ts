import { FRIEND_CREDITS, FRIEND_DAYS } from '#shared/referrals/schema.ts';
import type { GrantRepository } from '../credits/public.ts';
import type { Referrals } from './referral-repository.ts';

interface Dependencies {
  referrals: Pick<Referrals, 'referredBy' | 'find'>;
  grants: Pick<GrantRepository, 'grant'>;
}

/**
 * Gives a referred friend credits once, after logging on three days (decision D58). Idempotent.
 * @param loggedDays number of days with a meal
 */
export type RewardReferredFriend = (friendId: string, loggedDays: number) => Promise<void>;

export const createRewardReferredFriend =
  ({ referrals, grants }: Dependencies): RewardReferredFriend =>
  async (friendId, loggedDays) => {
    if (loggedDays < FRIEND_DAYS) return;
    const by = await referrals.referredBy(friendId);
    if (!by) return;
    const referral = await referrals.find(by);
    // Without a row, the referrer was deleted, which is not the friend's fault. Neither is the referrer's monthly limit.
    const isExcluded =
      referral?.status === 'pending' ||
      referral?.counts === 'payments' ||
      (referral?.counts === 'no' && !referral.signals?.includes('month_limit'));
    if (isExcluded) return;
    await grants.grant(friendId, { key: 'referred-friend', amount: FRIEND_CREDITS, reason: 'referral' });
  };
