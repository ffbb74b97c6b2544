import type { Books, Invoice, Subscription } from '../store/stripe-store.ts';
import type { InvoiceLine } from '../store/object-types.ts';
import { emit } from '../events/emit.ts';
import { finalizeInvoice } from './finalize-invoice.ts';
import { newInvoice } from './new-invoice.ts';

/** Why an invoice is written. */
export type Reason = 'subscription_create' | 'subscription_cycle' | 'subscription_update';

/** Writes a draft over lines. */
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

/** Writes an invoice over lines, ready to be paid. Stripe waits an hour with it; here it is at once. */
export const bill = (
  books: Books,
  subscription: Subscription,
  lines: InvoiceLine[],
  reason: Reason,
): Invoice => finalizeInvoice(books, draftInvoice(books, subscription, lines, reason));
