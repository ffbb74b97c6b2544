import { plans, TRIAL_DAYS } from '#shared/plans/plans.ts';
import { type Interval, type PaidPlan } from '#shared/plans/tiers.ts';
import { signInPathOf } from '#web/features/billing/checkout/plan-choice.ts';
import { monthOfYear } from '#web/features/billing/format-price.ts';
import type { Words } from '../language/page-language.ts';

const everyTime: Record<Interval, string> = {
  monthly:
    '{days}-day free trial, once per person. Renews at {price} a month. Cancel anytime under Subscription. Cancel before the trial ends and you pay nothing.',
  yearly:
    '{days}-day free trial, once per person. Renews at {price} a year. Cancel anytime under Subscription. Cancel before the trial ends and you pay nothing.',
};
const priceOf: Record<Interval, string> = { monthly: '{price} a month', yearly: '{price} a year' };

/** Returns the payment terms shown above the button: what is due when, and how to cancel. */
export const termsOf = ({ t, usd }: Words, plan: PaidPlan, interval: Interval) => {
  const price = usd(plans[plan].prices[interval]);
  return {
    lines: [
      { when: t('Today'), due: usd(0) },
      { when: t('After {days} days', { days: TRIAL_DAYS }), due: t(priceOf[interval], { price }) },
    ],
    words: t(everyTime[interval], { days: TRIAL_DAYS, price }),
  };
};

/** Returns the billing note shown under the monthly price. */
export const formatBillingNote = ({ t, usd }: Words, plan: PaidPlan, interval: Interval): string =>
  interval === 'yearly'
    ? t('{price} a month, billed once a year', { price: usd(monthOfYear(plan)) })
    : t('Billed monthly');

/** Returns the sign-in address that continues to the checkout of the selected plan (decision D22). */
export const checkoutPath = (plan: PaidPlan, interval: Interval): string => signInPathOf({ plan, interval });
