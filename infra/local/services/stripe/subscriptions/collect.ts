import type { StripeStore, Invoice, Subscription } from '../store/stripe-store.ts';
import { type Collection, payInvoice } from '../invoices/pay-invoice.ts';
import { cancelNow } from './cancel-now.ts';
import { updateSubscription } from './update-subscription.ts';

/** Days between attempts to charge a declined card. After the last one, Stripe gives up. */
const RETRY_DAYS = [3, 5, 7];

const nextTry = (stripeStore: StripeStore, retries: number): number | null => {
  const days = RETRY_DAYS[retries];
  return days === undefined ? null : stripeStore.now() + days * 86_400;
};

/** Updates a subscription after one of its invoices was paid. */
export const settled = (
  stripeStore: StripeStore,
  subscription: Subscription,
  invoice: Invoice,
): Subscription =>
  updateSubscription(
    stripeStore,
    subscription,
    { status: 'active', latest_invoice: invoice.id },
    { retries: 0, nextRetry: null },
  );

/** Charges for a new invoice of a subscription, which becomes active, or past due with a scheduled retry. */
export const collect = (
  stripeStore: StripeStore,
  subscription: Subscription,
  invoice: Invoice,
): Collection & { subscription: Subscription } => {
  const nextRetry = nextTry(stripeStore, 0);
  const collection = payInvoice(stripeStore, invoice, nextRetry);
  if (collection.isPaid)
    return { ...collection, subscription: settled(stripeStore, subscription, collection.invoice) };
  const late = updateSubscription(
    stripeStore,
    subscription,
    { status: 'past_due', latest_invoice: invoice.id },
    { retries: 0, nextRetry },
  );
  return { ...collection, subscription: late };
};

/** Retries the payment of the latest invoice; after the last attempt the subscription ends or becomes unpaid. */
export const retry = (stripeStore: StripeStore, subscription: Subscription): Subscription => {
  const { retries } = stripeStore.facts('subscription', subscription.id);
  const invoice = stripeStore.get('invoice', subscription.latest_invoice ?? '');
  const nextRetry = nextTry(stripeStore, retries + 1);
  const collection = payInvoice(stripeStore, invoice, nextRetry);
  if (collection.isPaid) return settled(stripeStore, subscription, collection.invoice);
  if (nextRetry !== null)
    return updateSubscription(stripeStore, subscription, {}, { retries: retries + 1, nextRetry });
  if (stripeStore.afterRetries === 'cancel') return cancelNow(stripeStore, subscription, 'payment_failed');
  return updateSubscription(stripeStore, subscription, { status: 'unpaid' }, { nextRetry: null });
};
