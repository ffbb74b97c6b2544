import { t } from '#web/lib/language/translate.ts';
import type { SubscriptionStatus } from '#shared/billing/schema.ts';
import { plans } from '#shared/plans/plans.ts';
import { tierOf } from '#shared/plans/tiers.ts';
import type { PlanChoice } from '../checkout/plan-choice.ts';

/** Relation of a price to the user's plan: a first plan, another plan, another interval, or the current one. */
export type PlanRelation = 'new' | 'other-plan' | 'other-interval' | 'mine';

export const planRelationOf = (status: SubscriptionStatus, { plan, interval }: PlanChoice): PlanRelation => {
  const tier = tierOf(status);
  if (tier === 'free') return 'new';
  if (tier !== plan) return 'other-plan';
  return status.interval === null || status.interval === interval ? 'mine' : 'other-interval';
};

/** Returns the label of a price's button. */
export const planAction = (
  standing: PlanRelation,
  { plan, interval }: PlanChoice,
  isTrial: boolean,
): string => {
  const { name } = plans[plan];
  if (standing === 'mine') return t('Your plan');
  if (standing === 'other-interval') {
    return interval === 'monthly' ? t('Switch to monthly') : t('Switch to yearly');
  }
  if (standing === 'other-plan') return t('Switch to {plan}', { plan: name });
  return isTrial ? t('Try {plan} free', { plan: name }) : t('Subscribe to {plan}', { plan: name });
};
