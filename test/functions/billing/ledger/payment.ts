import type { Subscription } from './subscription.ts';
import type { CurrencyName, IntervalName, PackName, PlanName } from './tariff.ts';

/** A successful charge. */
export interface Payment {
  cents: number;
  currency: CurrencyName;
  /** The plan's price that was bought, with the end of the period; or a pack. */
  bought:
    | { subscription: number; plan: PlanName; interval: IntervalName; until: number }
    | { pack: PackName };
  state: 'kept' | 'refunded' | 'disputed' | 'settled';
  /** What a change of plan returned. */
  returned: number;
  /** Credits that a loss removed. */
  removed: number;
}

/** Returns what was given back of a payment in total. */
export const givenBack = ({ cents, state, returned }: Payment): number =>
  state === 'refunded' ? cents : returned;

const isFor = ({ bought }: Payment, { id }: Subscription, after: number): boolean =>
  'plan' in bought && bought.subscription === id && bought.until > after;

/** Returns whether a payment pays for the present plan: for this period, and no later one bought the same price. */
export const isOfPresent = (payments: readonly Payment[], payment: Payment, own: Subscription): boolean => {
  const isReplacement = (each: Payment): boolean =>
    isFor(each, own, own.start) &&
    'plan' in each.bought &&
    each.bought.plan === own.plan &&
    each.bought.interval === own.interval;
  const later = payments.slice(payments.indexOf(payment) + 1);
  return isFor(payment, own, own.start) && !later.some(isReplacement);
};

/**
 * Refunds what a change left unused to the payments for the present period, newest first, as far as they go.
 * @returns how much
 */
export const giveBackUnused = (
  payments: readonly Payment[],
  own: Subscription,
  now: number,
  unused: number,
): number => {
  let left = unused;
  for (const payment of payments.toReversed()) {
    if (!isFor(payment, own, now) || payment.state === 'disputed' || payment.state === 'settled') continue;
    const cents = Math.min(left, payment.cents - givenBack(payment));
    payment.returned += cents;
    left -= cents;
  }
  return unused - left;
};
