import type Stripe from 'stripe';
import * as z from 'zod';
import type { StripeStore, Invoice } from '../store/stripe-store.ts';
import { emit } from '../events/emit.ts';
import { updateCustomer } from '../customers/update-customer.ts';
import { invalid } from '../http/stripe-error.ts';
import { defineCall } from '../http/call.ts';
import { readCall } from '../http/read-call.ts';
import { isInRange } from '../http/in-range.ts';
import { listOfPage } from '../http/list.ts';
import { oneOf, paging, range, text } from '../http/fields.ts';
import { parameters } from '../http/parameters.ts';
import { previewInvoice, previewParameters } from './preview-invoice.ts';

/** Gives the customer back what the balance has paid of an invoice, as Stripe does since its API of December 2019. */
const returnBalance = (stripeStore: StripeStore, invoice: Invoice): void => {
  const customer = stripeStore.get('customer', invoice.customer ?? '');
  const used = (invoice.ending_balance ?? 0) - (invoice.starting_balance ?? 0);
  updateCustomer(stripeStore, customer, { balance: customer.balance - used });
};

/** Implements `invoices.voidInvoice`. @throws Refusal for an invoice that is not open */
const voidInvoice = (stripeStore: StripeStore, _: object, id: string): Invoice => {
  const invoice = stripeStore.get('invoice', id);
  if (invoice.status !== 'open')
    throw invalid(`You can only pass in open invoices. This invoice is ${invoice.status}.`);
  const voided: Invoice = {
    ...invoice,
    status: 'void',
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, voided_at: stripeStore.now() },
  };
  stripeStore.put(voided);
  returnBalance(stripeStore, voided);
  emit(stripeStore, 'invoice.voided', voided);
  return voided;
};

export const invoiceCalls = [
  readCall('/v1/invoices', 'invoice'),
  defineCall(
    'GET',
    '/v1/invoices',
    parameters<Stripe.InvoiceListParams>()({
      ...paging,
      customer: text.optional(),
      subscription: text.optional(),
      status: oneOf(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
      created: range.optional(),
    }),
    (stripeStore, { customer, subscription, status, created, ...page }) => {
      const found = stripeStore
        .all('invoice', customer)
        .filter((invoice) => status === undefined || invoice.status === status)
        .filter((invoice) => isInRange(invoice.created, created))
        .filter(
          ({ parent }) =>
            subscription === undefined || parent?.subscription_details?.subscription === subscription,
        );
      return listOfPage('/v1/invoices', found, page);
    },
  ),
  defineCall('POST', '/v1/invoices/create_preview', previewParameters, previewInvoice),
  defineCall('POST', '/v1/invoices/:id/void', parameters<Stripe.InvoiceVoidInvoiceParams>()({}), voidInvoice),
  readCall('/v1/invoice_payments', 'invoice_payment'),
  defineCall(
    'GET',
    '/v1/invoice_payments',
    parameters<Stripe.InvoicePaymentListParams>()({
      ...paging,
      invoice: text.optional(),
      status: oneOf(['canceled', 'open', 'paid']).optional(),
      payment: z
        .strictObject({
          type: oneOf(['payment_intent'], ['payment_record']),
          payment_intent: text.optional(),
        })
        .optional(),
    }),
    (stripeStore, { invoice, status, payment, ...page }) => {
      const found = stripeStore
        .all('invoice_payment')
        .filter((one) => invoice === undefined || one.invoice === invoice)
        .filter((one) => status === undefined || one.status === status)
        .filter(
          (one) =>
            payment?.payment_intent === undefined || one.payment.payment_intent === payment.payment_intent,
        );
      return listOfPage('/v1/invoice_payments', found, page);
    },
  ),
];
