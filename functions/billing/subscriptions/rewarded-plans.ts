import type { PaidPlan } from '#shared/plans/tiers.ts';
import type { PlanReward } from '../../referrals/public.ts';

/** Returns the plans whose first payment rewards the referrer (decision D21). */
export const rewardedPlans = (plans: readonly PaidPlan[]): PlanReward[] =>
  plans.filter((plan) => plan !== 'basic');
