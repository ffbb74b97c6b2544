import { features } from '#shared/plans/features.ts';
import { plans } from '#shared/plans/plans.ts';
import { paidPlans, type PaidPlan, type Tier } from '#shared/plans/tiers.ts';

const ofTier = (tier: Tier): string[] =>
  Object.values(features)
    .filter((feature) => feature.isBuilt && feature.tier === tier)
    .map(({ bullet }) => bullet);

/** What a plan has beyond the one before it; only what the product has yet (decision D18). */
export const planBullets = (plan: PaidPlan): { intro: string; bullets: string[] } => {
  const before = paidPlans[paidPlans.indexOf(plan) - 1];
  return before
    ? { intro: `Everything in ${plans[before].name}, and`, bullets: ofTier(plan) }
    : { intro: 'In every plan', bullets: [...ofTier('free'), ...ofTier(plan)] };
};
