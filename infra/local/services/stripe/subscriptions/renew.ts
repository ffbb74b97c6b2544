import type { StripeStore, Subscription } from '../store/stripe-store.ts';
import { periodEndAfter } from '../clock/add-periods.ts';
import { cardOf } from '../customers/card-of.ts';
import { bill, draftInvoice } from '../invoices/bill.ts';
import { cancelNow } from './cancel-now.ts';
import { collect } from './collect.ts';
import { periodLine } from './lines.ts';
import { followSchedule, scheduledPrice } from '../schedules/scheduled-price.ts';
import { planOf } from './plan-of-price.ts';
import { haveOneRhythm, itemOf, rhythmOfPrice, withItem } from './subscription-terms.ts';
import { updateSubscription } from './update-subscription.ts';

/** Returns whether a trial ends without a card in a subscription that is canceled in this case. */
const endsWithoutCard = (stripeStore: StripeStore, subscription: Subscription): boolean =>
  subscription.trial_settings?.end_behavior.missing_payment_method === 'cancel' &&
  cardOf(stripeStore, subscription) === undefined;

/**
 * Starts the next period, with the price that a schedule sets for it, and charges for it, including pending prorations. An unpaid subscription only gets a draft, as
 * in Stripe.
 * @param start of the period in seconds; its end counts from the billing cycle anchor
 */
export const beginPeriod = (
  stripeStore: StripeStore,
  subscription: Subscription,
  start: number,
): Subscription => {
  const { price: present } = itemOf(subscription);
  const price = scheduledPrice(stripeStore, subscription, present, start);
  const anchor = haveOneRhythm(present, price) ? subscription.billing_cycle_anchor : start;
  const end = periodEndAfter(anchor, rhythmOfPrice(price), start);
  const { pending } = stripeStore.facts('subscription', subscription.id);
  const isUnpaid = subscription.status === 'unpaid';
  const moved = updateSubscription(
    stripeStore,
    followSchedule(stripeStore, subscription, start),
    {
      billing_cycle_anchor: anchor,
      items: withItem(subscription, {
        price,
        plan: planOf(price),
        current_period_start: start,
        current_period_end: end,
      }),
      // The period starts as active; a declined card makes it past due afterwards.
      ...(subscription.status === 'trialing' && { status: 'active' }),
    },
    { pending: [] },
  );
  const lines = [...pending, periodLine(stripeStore, moved, price, { start, end })];
  if (isUnpaid) {
    const { id } = draftInvoice(stripeStore, moved, lines, 'subscription_cycle');
    return updateSubscription(stripeStore, moved, { latest_invoice: id });
  }
  return collect(stripeStore, moved, bill(stripeStore, moved, lines, 'subscription_cycle')).subscription;
};

/** Ends the trial and starts the first paid period. */
export const endTrial = (stripeStore: StripeStore, subscription: Subscription, at: number): Subscription => {
  if (endsWithoutCard(stripeStore, subscription))
    return cancelNow(stripeStore, subscription, 'payment_failed');
  return beginPeriod(stripeStore, { ...subscription, billing_cycle_anchor: at, trial_end: at }, at);
};
