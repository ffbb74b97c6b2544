import type { Books, Invoice } from '../store/stripe-store.ts';
import { emit } from '../events/emit.ts';
import { updateCustomer } from '../customers/update-customer.ts';

/**
 * Settles what a draft comes to. What a customer has to the good (a balance below zero) is used first; what an
 * invoice gives back is kept to the good.
 */
export const finalizeInvoice = (books: Books, draft: Invoice): Invoice => {
  const customer = books.get('customer', draft.customer ?? '');
  const used = Math.max(0, Math.min(draft.total, -customer.balance));
  const balance = customer.balance + (draft.total < 0 ? draft.total : used);
  const amountDue = Math.max(0, draft.total - used);
  const sequence = customer.next_invoice_sequence ?? 1;
  const finalized: Invoice = {
    ...draft,
    amount_due: amountDue,
    amount_remaining: amountDue,
    starting_balance: customer.balance,
    ending_balance: balance,
    effective_at: books.now(),
    number: `${customer.invoice_prefix ?? ''}-${String(sequence).padStart(4, '0')}`,
    hosted_invoice_url: `${books.pages}/i/${draft.id}`,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: books.now() },
  };
  // The number is counted quietly, as at Stripe; money to the good is news.
  const counted = { ...customer, next_invoice_sequence: sequence + 1 };
  books.putWith<'customer'>(counted);
  updateCustomer(books, counted, { balance });
  books.put(finalized);
  emit(books, 'invoice.finalized', finalized);
  return finalized;
};
