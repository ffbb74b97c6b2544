import type Stripe from 'stripe';
import * as z from 'zod';
import type { Invoice, StripeStore, Subscription } from '../store/stripe-store.ts';
import { defineCall } from '../http/call.ts';
import { readCall } from '../http/read-call.ts';
import { isInRange } from '../http/in-range.ts';
import { listOfPage } from '../http/list.ts';
import { oneOf, only, paging, range, text } from '../http/fields.ts';
import { parameters } from '../http/parameters.ts';
import { invalid, Refusal } from '../http/stripe-error.ts';
import { cancelNow } from './cancel-now.ts';
import { createByCall, newSubscriptionParameters } from './create-by-call.ts';
import { payOpenInvoice } from './pay-open-invoice.ts';
import { subscriptionChanges, updateByCall } from './update-by-call.ts';

const statuses = [
  'active',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;

const hasStatus =
  (wanted: string | undefined) =>
  ({ status }: Subscription): boolean => {
    if (wanted === 'all') return true;
    if (wanted === undefined) return status !== 'canceled';
    return wanted === 'ended' ? status === 'canceled' : status === wanted;
  };

const cancel = (
  stripeStore: StripeStore,
  id: string,
  details: { comment?: string | undefined; feedback?: string | undefined } | undefined,
): Subscription => {
  const subscription = stripeStore.get('subscription', id);
  // Stripe reports a subscription that has ended as missing.
  if (subscription.status === 'canceled') return stripeStore.get('subscription', `${id} (canceled)`);
  return cancelNow(stripeStore, subscription, 'cancellation_requested', details);
};

/** Implements `invoices.pay`. @throws Refusal for an invoice that is not open, or a declined card */
const payByCall = (stripeStore: StripeStore, _: object, id: string): Invoice => {
  const { status } = stripeStore.get('invoice', id);
  if (status !== 'open') throw invalid(`You can only pay open invoices. This invoice is ${status}.`);
  const message = payOpenInvoice(stripeStore, id);
  if (message !== null) throw new Refusal(402, { type: 'card_error', code: 'card_declined', message });
  return stripeStore.get('invoice', id);
};

export const subscriptionCalls = [
  readCall('/v1/subscriptions', 'subscription'),
  defineCall('POST', '/v1/subscriptions', newSubscriptionParameters, createByCall),
  defineCall('POST', '/v1/subscriptions/:id', subscriptionChanges, updateByCall),
  defineCall('POST', '/v1/invoices/:id/pay', parameters<Stripe.InvoicePayParams>()({}), payByCall),
  defineCall(
    'DELETE',
    '/v1/subscriptions/:id',
    parameters<Stripe.SubscriptionCancelParams>()({
      invoice_now: only('false').optional(),
      prorate: only('false').optional(),
      cancellation_details: z
        .strictObject({ comment: text.optional(), feedback: text.optional() })
        .optional(),
    }),
    (stripeStore, { cancellation_details: details }, id) => cancel(stripeStore, id, details),
  ),
  defineCall(
    'GET',
    '/v1/subscriptions',
    parameters<Stripe.SubscriptionListParams>()({
      ...paging,
      customer: text.optional(),
      price: text.optional(),
      status: oneOf([...statuses, 'all', 'ended']).optional(),
      collection_method: oneOf(['charge_automatically'], ['send_invoice']).optional(),
      created: range.optional(),
    }),
    (stripeStore, { customer, price, status, created, collection_method: method, ...page }) => {
      const found = stripeStore
        .all('subscription', customer)
        .filter(hasStatus(status))
        .filter((one) => method === undefined || one.collection_method === method)
        .filter(({ items }) => price === undefined || items.data.some((item) => item.price.id === price))
        .filter((subscription) => isInRange(subscription.created, created));
      return listOfPage('/v1/subscriptions', found, page);
    },
  ),
];
