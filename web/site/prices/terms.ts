import { type Amounts, type Currency, taxBehaviors } from '#shared/plans/currencies.ts';
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
const nothing: Amounts = { usd: 0, eur: 0, gbp: 0 };
const priceOf: Record<Interval, string> = { monthly: '{price} a month', yearly: '{price} a year' };

/** Returns what a price in a currency says about taxes, as in the app. */
export const taxNoteOf = ({ t }: Words, currency: Currency): string =>
  taxBehaviors[currency] === 'inclusive'
    ? t('Any VAT is included.')
    : t('Tax may be added. You’ll see the total before you pay.');

/** Returns the payment terms shown above the button: what is due when, and how to cancel. */
export const termsOf = (words: Words, plan: PaidPlan, interval: Interval, currency: Currency) => {
  const { t, money } = words;
  const price = money(plans[plan].prices[interval], currency);
  return {
    lines: [
      { when: t('Today'), due: money(nothing, currency) },
      { when: t('After {days} days', { days: TRIAL_DAYS }), due: t(priceOf[interval], { price }) },
    ],
    words: `${t(everyTime[interval], { days: TRIAL_DAYS, price })} ${taxNoteOf(words, currency)}`,
  };
};

/** Returns the billing note shown under the monthly price. */
export const formatBillingNote = (
  { t, money }: Words,
  plan: PaidPlan,
  interval: Interval,
  currency: Currency,
): string =>
  interval === 'yearly'
    ? t('{price} a month, billed once a year', {
        price: money({ ...nothing, [currency]: monthOfYear(plans[plan].prices.yearly[currency]) }, currency),
      })
    : t('Billed monthly');

/** Returns the sign-in address that continues to the checkout of the selected plan (decision D22). */
export const checkoutPath = (plan: PaidPlan, interval: Interval): string => signInPathOf({ plan, interval });
