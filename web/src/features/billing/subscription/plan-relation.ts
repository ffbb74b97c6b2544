import { t } from '#web/lib/language/translate.ts';
import type { SubscriptionStatus } from '#shared/billing/schema.ts';
import { plans } from '#shared/plans/plans.ts';
import { tierOf } from '#shared/plans/tiers.ts';
import type { PlanChoice } from '../checkout/plan-choice.ts';

/** What a price is to a person: a first plan, another plan, the same for another period, or the one they have. */
export type PlanRelation = 'new' | 'other-plan' | 'other-interval' | 'mine';

export const planRelationOf = (status: SubscriptionStatus, { plan, interval }: PlanChoice): PlanRelation => {
  const tier = tierOf(status);
  if (tier === 'free') return 'new';
  if (tier !== plan) return 'other-plan';
  return status.interval === null || status.interval === interval ? 'mine' : 'other-interval';
};

/** What the button of a price says. */
export const planAction = (
  standing: PlanRelation,
  { plan, interval }: PlanChoice,
  isTrial: boolean,
): string => {
  const { name } = plans[plan];
  if (standing === 'mine') return t('Your plan');
  if (standing === 'other-interval') {
    return interval === 'monthly' ? t('Change to monthly') : t('Change to yearly');
  }
  if (standing === 'other-plan') return t('Change to {plan}', { plan: name });
  return isTrial ? t('Try {plan} free', { plan: name }) : t('Subscribe to {plan}', { plan: name });
};
