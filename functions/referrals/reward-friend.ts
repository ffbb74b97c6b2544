import type { CompleteReferral } from './complete-referral.ts';
import type { Referrals } from './referral-repository.ts';
import type { PlanReward, Rewards } from './reward-repository.ts';
import { stillPossible } from './still-possible.ts';

interface Dependencies {
  referrals: Pick<Referrals, 'referredBy' | 'find'>;
  rewards: Pick<Rewards, 'give' | 'takeBack' | 'bar'>;
  complete: CompleteReferral;
}

/**
 * Rewards whoever brought a friend. Every call may come twice and in any order: a reward is given once, and one that
 * was taken back, even before it was given, never comes again.
 */
export const createRewardFriend = ({ referrals, rewards, complete }: Dependencies) => ({
  /**
   * When a friend first pays for a plan: an invoice of more than nothing.
   * @param friendId who paid
   */
  rewardFriend: async (friendId: string, plan: PlanReward): Promise<void> => {
    const by = await referrals.referredBy(friendId);
    if (!by) return;
    // Who pays has confirmed the e-mail: what a failing table left undone then is done now.
    if ((await referrals.find(by))?.status === 'pending') await complete(by);
    await stillPossible(rewards.give(by, plan));
  },

  /** When the payment that brought the reward was refunded in full. */
  takeBackReward: async (friendId: string, plan: PlanReward): Promise<void> => {
    const by = await referrals.referredBy(friendId);
    if (!by) return;
    if (!(await referrals.find(by))?.[plan]) await stillPossible(rewards.bar(by, plan));
    await stillPossible(rewards.takeBack(by, plan));
  },
});

export type RewardFriend = ReturnType<typeof createRewardFriend>;
