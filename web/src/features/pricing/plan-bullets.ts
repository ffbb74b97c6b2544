import { t } from '#web/lib/language/translate.ts';
import { features } from '#shared/plans/features.ts';
import { plans } from '#shared/plans/plans.ts';
import { paidPlans, type PaidPlan, type Tier } from '#shared/plans/tiers.ts';

const ofTier = (tier: Tier): string[] =>
  Object.values(features)
    .filter((feature) => feature.isBuilt && feature.tier === tier)
    .map(({ bullet }) => t(bullet));

/** What a plan has beyond the one before it; only what the product has yet (decision D18). */
export const planBullets = (plan: PaidPlan): { intro: string; bullets: string[] } => {
  const before = paidPlans[paidPlans.indexOf(plan) - 1];
  return before
    ? { intro: t('Everything in {plan}, and', { plan: plans[before].name }), bullets: ofTier(plan) }
    : { intro: t('In every plan'), bullets: [...ofTier('free'), ...ofTier(plan)] };
};
