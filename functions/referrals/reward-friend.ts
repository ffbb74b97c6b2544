import type { CompleteReferral } from './complete-referral.ts';
import type { Referrals } from './referral-repository.ts';
import type { PlanReward, Rewards } from './reward-repository.ts';
import { wasWritten } from './was-written.ts';

interface Dependencies {
  referrals: Pick<Referrals, 'referredBy' | 'find'>;
  rewards: Pick<Rewards, 'give' | 'revoke' | 'bar'>;
  complete: CompleteReferral;
}

/**
 * Rewards the referrer of a friend. Calls may repeat and arrive in any order: a reward is given once, and a revoked
 * one, even if revoked before it was given, is never given again.
 */
export const createRewardFriend = ({ referrals, rewards, complete }: Dependencies) => ({
  /**
   * Rewards a friend's first payment of a plan, an invoice above zero.
   * @param friendId the paying user
   */
  rewardFriend: async (friendId: string, plan: PlanReward): Promise<void> => {
    const by = await referrals.referredBy(friendId);
    if (!by) return;
    // A paying user has confirmed the email, so a completion that failed earlier is made up now.
    if ((await referrals.find(by))?.status === 'pending') await complete(friendId, by);
    await wasWritten(rewards.give(by, plan));
  },

  /** Revokes the reward of a payment that was refunded in full. */
  revokeReward: async (friendId: string, plan: PlanReward): Promise<void> => {
    const by = await referrals.referredBy(friendId);
    if (!by) return;
    if (!(await referrals.find(by))?.[plan]) await wasWritten(rewards.bar(by, plan));
    await wasWritten(rewards.revoke(by, plan));
  },
});

export type RewardFriend = ReturnType<typeof createRewardFriend>;
