import type { StripeStore, Invoice } from '../store/stripe-store.ts';
import type { Kinds } from '../store/object-types.ts';
import { newId } from '../store/new-id.ts';
import { emit } from '../events/emit.ts';

const paymentOf = (stripeStore: StripeStore, invoice: Invoice, intent: string): Kinds['invoice_payment'] => ({
  id: newId('invoice_payment'),
  object: 'invoice_payment',
  amount_paid: invoice.amount_due,
  amount_requested: invoice.amount_due,
  created: stripeStore.now(),
  currency: invoice.currency,
  invoice: invoice.id,
  is_default: true,
  livemode: false,
  payment: { payment_intent: intent, type: 'payment_intent' },
  status: 'paid',
  status_transitions: { canceled_at: null, paid_at: stripeStore.now() },
});

/** Marks an invoice as paid. @param intent the payment; null if no payment was due */
export const settleInvoice = (stripeStore: StripeStore, invoice: Invoice, intent: string | null): Invoice => {
  const paid: Invoice = {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: invoice.attempt_count + (intent === null ? 0 : 1),
    next_payment_attempt: null,
    auto_advance: false,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: stripeStore.now() },
  };
  stripeStore.put(paid);
  if (intent !== null) {
    const payment = paymentOf(stripeStore, invoice, intent);
    stripeStore.put(payment);
    emit(stripeStore, 'invoice_payment.paid', payment);
  }
  emit(stripeStore, 'invoice.paid', paid);
  emit(stripeStore, 'invoice.payment_succeeded', paid);
  return paid;
};
