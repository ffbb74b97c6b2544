import type { StripeStore } from '../store/stripe-store.ts';
import { subscriptionOf } from '../customers/card-of.ts';
import { payInvoice } from '../invoices/pay-invoice.ts';
import { settled } from './collect.ts';

/** Pays an open invoice with the saved card. @returns the reason for a failure; null when it is paid */
export const payOpenInvoice = (stripeStore: StripeStore, id: string): string | null => {
  const invoice = stripeStore.get('invoice', id);
  const before = subscriptionOf(stripeStore, invoice);
  if (invoice.status !== 'open') return null;
  const paid = payInvoice(stripeStore, invoice, invoice.next_payment_attempt);
  if (paid.isPaid && before.status !== 'canceled' && before.latest_invoice === id)
    settled(stripeStore, before, paid.invoice);
  return paid.problem;
};
