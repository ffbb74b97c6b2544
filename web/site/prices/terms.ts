import { plans, TRIAL_DAYS } from '#shared/plans/plans.ts';
import { type Interval, type PaidPlan } from '#shared/plans/tiers.ts';
import { signInPathOf } from '#web/features/billing/checkout/plan-choice.ts';
import type { Words } from '../language/page-language.ts';

const MONTHS = 12;

const everyTime: Record<Interval, string> = {
  monthly:
    '{days}-day free trial, once per person. It renews every month at {price} until you cancel, any time, in the tab Subscription. Before the trial ends, that costs nothing.',
  yearly:
    '{days}-day free trial, once per person. It renews every year at {price} until you cancel, any time, in the tab Subscription. Before the trial ends, that costs nothing.',
};
const priceOf: Record<Interval, string> = { monthly: '{price} a month', yearly: '{price} a year' };

/** What is due when, and how it ends: said above the button, before anybody gives a card. */
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

/** How a month of the price is said under it. */
export const billedWords = ({ t, usd }: Words, plan: PaidPlan, interval: Interval): string =>
  interval === 'yearly'
    ? t('{price} a month, billed once a year', { price: usd(Math.ceil(plans[plan].prices.yearly / MONTHS)) })
    : t('Billed monthly');

/** The sign-in, which leads to the checkout of what was chosen (decision D22). */
export const checkoutPath = (plan: PaidPlan, interval: Interval): string => signInPathOf({ plan, interval });
