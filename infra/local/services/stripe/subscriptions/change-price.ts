import type { StripeStore, Price, Subscription } from '../store/stripe-store.ts';
import type { InvoiceLine } from '../store/object-types.ts';
import { periodEndAfter } from '../clock/add-periods.ts';
import { Refusal } from '../http/stripe-error.ts';
import { bill } from '../invoices/bill.ts';
import { collect } from './collect.ts';
import { periodLine, remainingLine, unusedLine } from './lines.ts';
import { planOf } from './plan-of-price.ts';
import { haveOneRhythm, itemOf, rhythmOfPrice, withItem } from './subscription-terms.ts';
import { updateSubscription } from './update-subscription.ts';

type Proration = 'create_prorations' | 'always_invoice' | 'none';

/** The result of a price change. */
export interface PriceChange {
  lines: InvoiceLine[];
  /** Whether it is charged now instead of with the next invoice. */
  isBilledNow: boolean;
  period: { start: number; end: number };
  anchor: number;
}

/** The options of a price change. */
export interface Change {
  proration: Proration;
  /** The time of the proration, in seconds. */
  at: number;
  /** Whether it ends a trial and makes the new price due. */
  endsTrial: boolean;
}

/**
 * Calculates a price change without applying it. With the same interval the period is kept and the price is prorated;
 * another interval, or the end of a trial, starts a new period immediately. A continuing trial costs nothing.
 */
export const priceChange = (
  stripeStore: StripeStore,
  subscription: Subscription,
  price: Price,
  { proration, at, endsTrial }: Change,
): PriceChange => {
  const { current_period_start: start, current_period_end: end, price: present } = itemOf(subscription);
  const stays = { period: { start, end }, anchor: subscription.billing_cycle_anchor };
  const isTrial = subscription.status === 'trialing';
  if (isTrial && !endsTrial) return { ...stays, lines: [], isBilledNow: false };
  const unused = proration === 'none' || isTrial ? [] : [unusedLine(stripeStore, subscription, at)];
  if (!isTrial && haveOneRhythm(present, price)) {
    const lines =
      proration === 'none' ? [] : [...unused, remainingLine(stripeStore, subscription, price, at)];
    return { ...stays, lines, isBilledNow: proration === 'always_invoice' };
  }
  // The new period begins now, whatever the time of the proration.
  const now = stripeStore.now();
  const period = { start: now, end: periodEndAfter(now, rhythmOfPrice(price), now) };
  const lines = [...unused, periodLine(stripeStore, subscription, price, period)];
  return { lines, isBilledNow: true, period, anchor: now };
};

/**
 * Changes the price of a subscription.
 * @param ifUnpaid what happens when the card is declined: `refuse` reverts the change
 * @throws Refusal 402 in that case
 */
export const changePrice = (
  stripeStore: StripeStore,
  subscription: Subscription,
  price: Price,
  { ifUnpaid, ...change }: Change & { ifUnpaid: 'allow' | 'refuse' },
): Subscription => {
  if (itemOf(subscription).price.id === price.id) return subscription;
  const { lines, isBilledNow, period, anchor } = priceChange(stripeStore, subscription, price, change);
  const { pending } = stripeStore.facts('subscription', subscription.id);
  const endsTrial = change.endsTrial && subscription.status === 'trialing';
  const changed = updateSubscription(
    stripeStore,
    subscription,
    {
      billing_cycle_anchor: anchor,
      ...(endsTrial && { status: 'active', trial_end: change.at }),
      ...(subscription.cancel_at_period_end && { cancel_at: period.end }),
      items: withItem(subscription, {
        price,
        plan: planOf(price),
        current_period_start: period.start,
        current_period_end: period.end,
      }),
    },
    { pending: isBilledNow ? [] : [...pending, ...lines] },
  );
  if (!isBilledNow) return changed;
  const invoice = bill(stripeStore, changed, [...pending, ...lines], 'subscription_update');
  const { subscription: after, isPaid, problem } = collect(stripeStore, changed, invoice);
  if (!isPaid && ifUnpaid === 'refuse') {
    const message = problem ?? 'Your card was declined.';
    throw new Refusal(402, { type: 'card_error', code: 'card_declined', message });
  }
  return after;
};
