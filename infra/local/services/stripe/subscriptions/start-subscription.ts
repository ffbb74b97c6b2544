import type { StripeStore, Invoice, Subscription } from '../store/stripe-store.ts';
import { emit } from '../events/emit.ts';
import { bill } from '../invoices/bill.ts';
import { updateCustomer } from '../customers/update-customer.ts';
import { settleInvoice } from '../invoices/settle-invoice.ts';
import { periodLine, trialLine } from './lines.ts';
import { newSubscription, type SubscriptionBeginning } from './new-subscription.ts';
import { itemOf } from './subscription-terms.ts';

/**
 * Starts a subscription that is already paid, or that begins with a trial.
 * @param intent the payment of the first period; null if no payment was due; `pending` while it is being processed
 */
export const startSubscription = (
  stripeStore: StripeStore,
  beginning: SubscriptionBeginning,
  intent: string | null,
): { subscription: Subscription; invoice: Invoice } => {
  const { currency } = beginning;
  // The first subscription fixes the customer's currency.
  const customer = updateCustomer(stripeStore, beginning.customer, { currency });
  const started = newSubscription(stripeStore, { ...beginning, customer });
  stripeStore.putWith<'subscription'>(started, {
    isTrialEndNotified: false,
    retries: 0,
    nextRetry: null,
    pending: [],
  });
  const { current_period_start: start, current_period_end: end } = itemOf(started);
  const line = started.status === 'trialing' ? trialLine : periodLine;
  const written = bill(
    stripeStore,
    started,
    [line(stripeStore, started, beginning.price, { start, end })],
    'subscription_create',
  );
  const subscription = { ...started, latest_invoice: written.id };
  stripeStore.putWith<'subscription'>(subscription);
  emit(stripeStore, 'customer.subscription.created', subscription);
  if (intent === 'pending') return { subscription, invoice: written };
  return { subscription, invoice: settleInvoice(stripeStore, written, intent) };
};
