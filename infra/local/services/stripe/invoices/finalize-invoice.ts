import type { StripeStore, Invoice } from '../store/stripe-store.ts';
import { emit } from '../events/emit.ts';
import { updateCustomer } from '../customers/update-customer.ts';
import { useBalance } from './use-balance.ts';

/**
 * Finalizes a draft. The customer's credit (a negative balance) is used first; a negative total is added to the credit.
 * @param isReceipt whether it was paid already, so that no credit is used
 */
export const finalizeInvoice = (stripeStore: StripeStore, draft: Invoice, isReceipt = false): Invoice => {
  const customer = stripeStore.get('customer', draft.customer ?? '');
  const { amountDue, balance } = isReceipt
    ? { amountDue: draft.total, balance: customer.balance }
    : useBalance(draft.total, customer.balance);
  const sequence = customer.next_invoice_sequence ?? 1;
  const finalized: Invoice = {
    ...draft,
    amount_due: amountDue,
    amount_remaining: amountDue,
    starting_balance: customer.balance,
    ending_balance: balance,
    effective_at: stripeStore.now(),
    number: `${customer.invoice_prefix ?? ''}-${String(sequence).padStart(4, '0')}`,
    hosted_invoice_url: `${stripeStore.pages}/i/${draft.id}`,
    invoice_pdf: `${stripeStore.pages}/i/${draft.id}/pdf`,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: stripeStore.now() },
  };
  // As in Stripe, the invoice number changes without an event; a new balance emits one.
  const counted = { ...customer, next_invoice_sequence: sequence + 1 };
  stripeStore.putWith<'customer'>(counted);
  updateCustomer(stripeStore, counted, { balance });
  stripeStore.put(finalized);
  emit(stripeStore, 'invoice.finalized', finalized);
  return finalized;
};
