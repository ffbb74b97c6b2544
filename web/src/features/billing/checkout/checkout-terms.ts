import { t } from '#web/lib/language/translate.ts';
import type { SubscriptionStatus } from '#shared/billing/schema.ts';
import type { Currency } from '#shared/plans/currencies.ts';
import { plans, TRIAL_DAYS } from '#shared/plans/plans.ts';
import { formatDate, periodEnd, trialEnd } from '../subscription/billing-dates.ts';
import { formatCharge, formatPrice, formatPlanPrice } from '../format-price.ts';
import { taxNote } from './tax-note.ts';
import type { PlanChoice } from './plan-choice.ts';
import { planRelationOf } from '../subscription/plan-relation.ts';

/** Terms of a purchase, shown above the button. */
export interface CheckoutTerms {
  /** Due dates and amounts. */
  lines: readonly { when: string; due: string }[];
  /** Renewal and cancellation. */
  words: string;
}

/** A plan, its interval and the currency of its price. */
type PricedChoice = PlanChoice & { currency: Currency };

const HOW_TO_CANCEL = t('Cancel anytime under Profile > Billing.');

const from = (instant: string | Date): string => t('From {day}', { day: formatDate(instant) });

/** Returns what has to be fixed before the plan can change, if anything; the button then opens that step instead. */
const firstOf = ({ payment_failed, cancels_at_end, subscription_end }: SubscriptionStatus): string | null => {
  if (payment_failed) {
    return t('Your last payment is still due. Pay it on the next page, then you can switch plans.');
  }
  if (!cancels_at_end || subscription_end === null) return null;
  return t('Your plan ends on {day}. Resume it on the next page, then you can switch plans.', {
    day: formatDate(subscription_end),
  });
};

/**
 * Returns the terms of a change of plan or interval: the running trial, or the next date on which the new price is due.
 */
const termsOfChange = (
  { plan, interval, currency }: PricedChoice,
  status: SubscriptionStatus,
  now: Date,
): CheckoutTerms => {
  const price = formatPlanPrice(plan, interval, currency);
  const first = firstOf(status);
  if (first !== null) return { lines: [{ when: t('After the change'), due: price }], words: first };
  const { trial_active: isTrial, subscription_end: end, interval: present } = status;
  if (isTrial && end !== null) {
    const lines = [
      { when: t('Today'), due: formatPrice(0, currency) },
      { when: from(end), due: price },
    ];
    return { lines, words: t('Your trial continues until {day}.', { day: formatDate(end) }) };
  }
  // With the same interval the current period continues; another interval starts with the change.
  const next = present === interval && end !== null ? end : periodEnd(now, interval);
  return {
    lines: [{ when: from(next), due: price }],
    words: t('You’ll see today’s charge or credit before you confirm.'),
  };
};

/**
 * Returns price, trial end, renewal and cancellation terms of a plan (decision D22: one trial per user, so a second one
 * is never offered).
 * @param status null if it is unknown whether a trial is available
 */
export const checkoutTerms = (
  choice: PricedChoice,
  status: SubscriptionStatus | null,
  now: Date,
): CheckoutTerms => {
  const { plan, interval, currency } = choice;
  const price = formatPlanPrice(plan, interval, currency);
  const amount = formatPrice(plans[plan].prices[interval][currency], currency);
  const renews =
    interval === 'monthly'
      ? t('Renews at {price} a month until you cancel.', { price: amount })
      : t('Renews at {price} a year until you cancel.', { price: amount });
  const renewal = `${renews} ${taxNote(currency)}`;

  if (status === null) {
    const words = `${t('Checkout shows whether you get a free trial before you confirm.')} ${renewal} ${HOW_TO_CANCEL}`;
    return { lines: [{ when: t('Price'), due: price }], words };
  }
  const standing = planRelationOf(status, choice);
  if (standing === 'mine') {
    // A subscriber keeps the price of the first payment, which may differ from today's offer.
    return { lines: [{ when: t('Price'), due: formatCharge(status) ?? price }], words: HOW_TO_CANCEL };
  }
  if (standing !== 'new') {
    const { lines, words } = termsOfChange(choice, status, now);
    return { lines, words: `${words} ${renewal} ${HOW_TO_CANCEL}` };
  }
  if (status.trial_available) {
    const end = trialEnd(now);
    const trial = t('{days}-day free trial until {day}.', { days: TRIAL_DAYS, day: formatDate(end) });
    return {
      lines: [
        { when: t('Today'), due: formatPrice(0, currency) },
        { when: from(end), due: price },
      ],
      words: `${trial} ${renewal} ${HOW_TO_CANCEL} ${t('Cancel before the trial ends and you pay nothing.')}`,
    };
  }
  return {
    lines: [
      { when: t('Today'), due: amount },
      { when: from(periodEnd(now, interval)), due: price },
    ],
    words: `${renewal} ${HOW_TO_CANCEL}`,
  };
};
