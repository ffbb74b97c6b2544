import type { PaidPlan } from '#shared/plans/tiers.ts';
import type { PlanReward } from '../referrals/reward-repository.ts';

/** The plans whose first payment brings a reward to whoever brought the friend (decision D21). */
export const rewardedOf = (plans: readonly PaidPlan[]): PlanReward[] =>
  plans.filter((plan) => plan !== 'basic');
