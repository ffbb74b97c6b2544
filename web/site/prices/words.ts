import { plans, TRIAL_DAYS } from '#shared/plans/plans.ts';
import { type Interval, type PaidPlan } from '#shared/plans/tiers.ts';
import { signInPathOf } from '../../src/lib/billing/plan-choice.ts';

const CENTS = 100;
const MONTHS = 12;
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** @param cents US cents @example usd(799) // '$7.99' */
export const usd = (cents: number): string => dollars.format(cents / CENTS);

export const period: Record<Interval, string> = { monthly: 'month', yearly: 'year' };

/** What is due when, and how it ends: said above the button, before anybody gives a card. */
export const termsOf = (plan: PaidPlan, interval: Interval) => {
  const price = usd(plans[plan].prices[interval]);
  return {
    lines: [
      { when: 'Today', due: usd(0) },
      { when: `After ${TRIAL_DAYS} days`, due: `${price} a ${period[interval]}` },
    ],
    words: `${TRIAL_DAYS}-day free trial, once per person. It renews every ${period[interval]} at ${price} until you cancel, any time, in the tab Subscription. Before the trial ends, that costs nothing.`,
  };
};

/** How a month of the price is said under it. */
export const billedWords = (plan: PaidPlan, interval: Interval): string =>
  interval === 'yearly'
    ? `${usd(Math.ceil(plans[plan].prices.yearly / MONTHS))} a month, billed once a year`
    : 'Billed monthly';

/** The sign-in, which leads to the checkout of what was chosen (decision D22). */
export const checkoutPath = (plan: PaidPlan, interval: Interval): string => signInPathOf({ plan, interval });
