import type { PaidPlan } from '#shared/plans/tiers.ts';
import type { PlanReward } from '../../referrals/reward-repository.ts';

/** Returns the plans whose first payment rewards the referrer (decision D21). */
export const rewardedOf = (plans: readonly PaidPlan[]): PlanReward[] =>
  plans.filter((plan) => plan !== 'basic');
