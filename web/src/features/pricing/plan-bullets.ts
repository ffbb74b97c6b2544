import type { Translate } from '#shared/language/fill-places.ts';
import { featureBullets } from '#shared/plans/feature-bullets.ts';
import { type FeatureName, features } from '#shared/plans/features.ts';
import { plans } from '#shared/plans/plans.ts';
import { paidPlans, type PaidPlan, type Tier } from '#shared/plans/tiers.ts';

const ofTier = (tier: Tier, say: Translate): string[] =>
  (Object.keys(features) as FeatureName[])
    .filter((name) => features[name].tier === tier)
    .map((name) => say(featureBullets[name]));

/**
 * Returns the features that a plan adds to the previous one (decision D18).
 * @param say translates; the public pages are built in every language, whatever the machine's
 */
export const planBullets = (plan: PaidPlan, say: Translate): { intro: string; bullets: string[] } => {
  const before = paidPlans[paidPlans.indexOf(plan) - 1];
  return before
    ? { intro: say('Everything in {plan}, plus', { plan: plans[before].name }), bullets: ofTier(plan, say) }
    : { intro: say('Basic includes'), bullets: [...ofTier('free', say), ...ofTier(plan, say)] };
};
