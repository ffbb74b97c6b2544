import type { StripeStore, Invoice, Subscription } from '../store/stripe-store.ts';
import type { InvoiceLine } from '../store/object-types.ts';
import { emit } from '../events/emit.ts';
import { finalizeInvoice } from './finalize-invoice.ts';
import { newInvoice } from './new-invoice.ts';

/** Why an invoice is created. */
export type Reason = 'subscription_create' | 'subscription_cycle' | 'subscription_update';

/** Creates a draft with the given lines. */
export const draftInvoice = (
  stripeStore: StripeStore,
  subscription: Subscription,
  lines: InvoiceLine[],
  reason: Reason,
): Invoice => {
  const customer = stripeStore.get('customer', subscription.customer);
  const draft = newInvoice(stripeStore, { subscription, customer, lines, reason });
  stripeStore.put(draft);
  emit(stripeStore, 'invoice.created', draft);
  return draft;
};

/**
 * Creates a finalized invoice with the given lines. Stripe waits an hour; the local Stripe finalizes it immediately.
 */
export const bill = (
  stripeStore: StripeStore,
  subscription: Subscription,
  lines: InvoiceLine[],
  reason: Reason,
): Invoice => finalizeInvoice(stripeStore, draftInvoice(stripeStore, subscription, lines, reason));
