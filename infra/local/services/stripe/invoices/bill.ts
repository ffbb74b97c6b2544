import type { Books, Invoice, Subscription } from '../store/stripe-store.ts';
import type { InvoiceLine } from '../store/object-types.ts';
import { emit } from '../events/emit.ts';
import { finalizeInvoice } from './finalize-invoice.ts';
import { newInvoice } from './new-invoice.ts';

/** Why an invoice is created. */
export type Reason = 'subscription_create' | 'subscription_cycle' | 'subscription_update';

/** Creates a draft with the given lines. */
export const draftInvoice = (
  books: Books,
  subscription: Subscription,
  lines: InvoiceLine[],
  reason: Reason,
): Invoice => {
  const customer = books.get('customer', subscription.customer);
  const draft = newInvoice(books, { subscription, customer, lines, reason });
  books.put(draft);
  emit(books, 'invoice.created', draft);
  return draft;
};

/**
 * Creates a finalized invoice with the given lines. Stripe waits an hour; the local Stripe finalizes it immediately.
 */
export const bill = (
  books: Books,
  subscription: Subscription,
  lines: InvoiceLine[],
  reason: Reason,
): Invoice => finalizeInvoice(books, draftInvoice(books, subscription, lines, reason));
