import type { StripeStore, Invoice } from '../store/stripe-store.ts';
import { cardOf, subscriptionOf } from '../customers/card-of.ts';
import { emit } from '../events/emit.ts';
import { newIntent } from '../payments/new-intent.ts';
import { takePayment } from '../payments/take-payment.ts';
import { settleInvoice } from './settle-invoice.ts';

/** An invoice and the result of charging the customer's card for it. */
export interface Collection {
  invoice: Invoice;
  isPaid: boolean;
  problem: string | null;
}

/**
 * Charges the customer's card for an open invoice.
 * @param nextAttempt when a failed payment is retried; null for never
 */
export const payInvoice = (
  stripeStore: StripeStore,
  invoice: Invoice,
  nextAttempt: number | null,
): Collection => {
  if (invoice.amount_due === 0)
    return { invoice: settleInvoice(stripeStore, invoice, null), isPaid: true, problem: null };
  const card = cardOf(stripeStore, subscriptionOf(stripeStore, invoice));
  const intent = newIntent(stripeStore, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    description: `Subscription ${invoice.billing_reason === 'subscription_create' ? 'creation' : 'update'}`,
    metadata: {},
    keepsCard: true,
  });
  stripeStore.put(intent);
  const payment = card && takePayment(stripeStore, intent, card.method, card.behaviour);
  if (payment?.isPaid)
    return { invoice: settleInvoice(stripeStore, invoice, intent.id), isPaid: true, problem: null };
  const failed: Invoice = {
    ...invoice,
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: nextAttempt,
    auto_advance: nextAttempt !== null,
  };
  stripeStore.put(failed);
  emit(stripeStore, 'invoice.payment_failed', failed);
  return { invoice: failed, isPaid: false, problem: payment?.problem ?? 'There is no saved card to charge.' };
};
