import type Stripe from 'stripe';
import type { StripeStore, Charge } from '../store/stripe-store.ts';
import { defineCall } from '../http/call.ts';
import { readCall } from '../http/read-call.ts';
import { isInRange } from '../http/in-range.ts';
import { listOfPage } from '../http/list.ts';
import { integer, metadata, oneOf, paging, range, text } from '../http/fields.ts';
import { parameters } from '../http/parameters.ts';
import { invalid } from '../http/stripe-error.ts';
import { attachMethod } from './attach-method.ts';
import { closeDispute } from './open-dispute.ts';
import { refundCharge } from './refund-charge.ts';

const filters = { ...paging, payment_intent: text.optional(), created: range.optional() };
interface PaymentRequest {
  charge?: string | undefined;
  payment_intent?: string | undefined;
  created?: Parameters<typeof isInRange>[1];
}
const isWanted =
  ({ charge, payment_intent: intent, created }: PaymentRequest) =>
  (one: { charge?: string | null; payment_intent: string | null; created: number }): boolean =>
    (charge === undefined || one.charge === charge) &&
    (intent === undefined || one.payment_intent === intent) &&
    isInRange(one.created, created);

/** Returns the charge of a refund. */
const chargeOf = (stripeStore: StripeStore, { charge, payment_intent: intent }: PaymentRequest): Charge => {
  if (charge !== undefined) return stripeStore.get('charge', charge, 'charge');
  if (intent === undefined)
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  const latest = stripeStore.get('payment_intent', intent, 'payment_intent').latest_charge;
  if (latest === null)
    throw invalid(
      `This PaymentIntent (${intent}) does not have a successful charge to refund.`,
      'payment_intent',
    );
  return stripeStore.get('charge', latest);
};

/** Defines the call that lists what belongs to charges. */
const listOfCharge = (path: string, kind: 'refund' | 'dispute') =>
  defineCall(
    'GET',
    path,
    parameters<Stripe.RefundListParams & Stripe.DisputeListParams>()({ ...filters, charge: text.optional() }),
    (stripeStore, { charge, payment_intent, created, ...page }) =>
      listOfPage(path, stripeStore.all(kind).filter(isWanted({ charge, payment_intent, created })), page),
  );

export const paymentCalls = [
  readCall('/v1/payment_intents', 'payment_intent'),
  readCall('/v1/setup_intents', 'setup_intent'),
  readCall('/v1/payment_methods', 'payment_method'),
  defineCall(
    'POST',
    '/v1/payment_methods/:id/attach',
    parameters<Stripe.PaymentMethodAttachParams>()({ customer: text }),
    attachMethod,
  ),
  readCall('/v1/charges', 'charge'),
  defineCall(
    'GET',
    '/v1/charges',
    parameters<Stripe.ChargeListParams>()({ ...filters, customer: text.optional() }),
    (stripeStore, { customer, payment_intent, created, ...page }) =>
      listOfPage(
        '/v1/charges',
        stripeStore.all('charge', customer).filter(isWanted({ payment_intent, created })),
        page,
      ),
  ),
  defineCall(
    'POST',
    '/v1/refunds',
    parameters<Stripe.RefundCreateParams>()({
      charge: text.optional(),
      payment_intent: text.optional(),
      amount: integer.optional(),
      reason: oneOf(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
      metadata: metadata.optional(),
    }),
    (stripeStore, { amount, reason = null, metadata: data, ...of }) =>
      refundCharge(stripeStore, chargeOf(stripeStore, of), { amount, reason, metadata: data }),
  ),
  readCall('/v1/refunds', 'refund'),
  listOfCharge('/v1/refunds', 'refund'),
  readCall('/v1/disputes', 'dispute'),
  listOfCharge('/v1/disputes', 'dispute'),
  defineCall(
    'POST',
    '/v1/disputes/:id/close',
    parameters<Stripe.DisputeCloseParams>()({}),
    (stripeStore, _, id) => closeDispute(stripeStore, stripeStore.get('dispute', id), 'lost'),
  ),
];
