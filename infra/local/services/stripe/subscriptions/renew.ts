import type { Books, Subscription } from '../store/stripe-store.ts';
import { periodEndAfter } from '../clock/add-periods.ts';
import { cardOf } from '../customers/card-of.ts';
import { bill, draftInvoice } from '../invoices/bill.ts';
import { cancelNow } from './cancel-now.ts';
import { collect } from './collect.ts';
import { periodLine } from './lines.ts';
import { itemOf, rhythmOfPrice, withItem } from './subscription-terms.ts';
import { updateSubscription } from './update-subscription.ts';

/** Returns whether a trial ends without a card in a subscription that is canceled in this case. */
const endsWithoutCard = (books: Books, subscription: Subscription): boolean =>
  subscription.trial_settings?.end_behavior.missing_payment_method === 'cancel' &&
  cardOf(books, subscription) === undefined;

/**
 * Starts the next period and charges for it, including pending prorations. An unpaid subscription only gets a draft, as
 * in Stripe.
 * @param start of the period in seconds; its end counts from the billing cycle anchor
 */
export const beginPeriod = (books: Books, subscription: Subscription, start: number): Subscription => {
  const { price } = itemOf(subscription);
  const end = periodEndAfter(subscription.billing_cycle_anchor, rhythmOfPrice(price), start);
  const { pending } = books.facts('subscription', subscription.id);
  const isUnpaid = subscription.status === 'unpaid';
  const moved = updateSubscription(
    books,
    subscription,
    {
      items: withItem(subscription, { current_period_start: start, current_period_end: end }),
      // The period starts as active; a declined card makes it past due afterwards.
      ...(subscription.status === 'trialing' && { status: 'active' }),
    },
    { pending: [] },
  );
  const lines = [...pending, periodLine(books, moved, price, { start, end })];
  if (isUnpaid) {
    const { id } = draftInvoice(books, moved, lines, 'subscription_cycle');
    return updateSubscription(books, moved, { latest_invoice: id });
  }
  return collect(books, moved, bill(books, moved, lines, 'subscription_cycle')).subscription;
};

/** Ends the trial and starts the first paid period. */
export const endTrial = (books: Books, subscription: Subscription, at: number): Subscription => {
  if (endsWithoutCard(books, subscription)) return cancelNow(books, subscription, 'payment_failed');
  return beginPeriod(books, { ...subscription, billing_cycle_anchor: at, trial_end: at }, at);
};
