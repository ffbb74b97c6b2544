import { t } from '#web/lib/language/translate.ts';
import type { Translate } from '#shared/language/fill-places.ts';
import { features } from '#shared/plans/features.ts';
import { plans } from '#shared/plans/plans.ts';
import { paidPlans, type PaidPlan, type Tier } from '#shared/plans/tiers.ts';

const ofTier = (tier: Tier, say: Translate): string[] =>
  Object.values(features)
    .filter((feature) => feature.isBuilt && feature.tier === tier)
    .map(({ bullet }) => say(bullet));

/**
 * What a plan has beyond the one before it; only what the product has yet (decision D18).
 * @param say the public pages are drawn in every language, on a machine that has one of its own
 */
export const planBullets = (plan: PaidPlan, say: Translate = t): { intro: string; bullets: string[] } => {
  const before = paidPlans[paidPlans.indexOf(plan) - 1];
  return before
    ? { intro: say('Everything in {plan}, and', { plan: plans[before].name }), bullets: ofTier(plan, say) }
    : { intro: say('In every plan'), bullets: [...ofTier('free', say), ...ofTier(plan, say)] };
};
