import type Stripe from 'stripe';
import type { StripeStore, Charge } from '../store/stripe-store.ts';
import { defineCall } from '../http/call.ts';
import { isInRange } from '../http/in-range.ts';
import { listOfPage } from '../http/list.ts';
import { integer, metadata, oneOf, paging, parameters, range, text } from '../http/parameters.ts';
import { invalid } from '../http/stripe-error.ts';
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

export const paymentCalls = [
  defineCall(
    'GET',
    '/v1/payment_intents/:id',
    parameters<Stripe.PaymentIntentRetrieveParams>()({}),
    (stripeStore, _, id) => stripeStore.get('payment_intent', id),
  ),
  defineCall(
    'GET',
    '/v1/payment_methods/:id',
    parameters<Stripe.PaymentMethodRetrieveParams>()({}),
    (stripeStore, _, id) => stripeStore.get('payment_method', id),
  ),
  defineCall('GET', '/v1/charges/:id', parameters<Stripe.ChargeRetrieveParams>()({}), (stripeStore, _, id) =>
    stripeStore.get('charge', id),
  ),
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
  defineCall('GET', '/v1/refunds/:id', parameters<Stripe.RefundRetrieveParams>()({}), (stripeStore, _, id) =>
    stripeStore.get('refund', id),
  ),
  defineCall(
    'GET',
    '/v1/refunds',
    parameters<Stripe.RefundListParams>()({ ...filters, charge: text.optional() }),
    (stripeStore, { charge, payment_intent, created, ...page }) =>
      listOfPage(
        '/v1/refunds',
        stripeStore.all('refund').filter(isWanted({ charge, payment_intent, created })),
        page,
      ),
  ),
  defineCall(
    'GET',
    '/v1/disputes/:id',
    parameters<Stripe.DisputeRetrieveParams>()({}),
    (stripeStore, _, id) => stripeStore.get('dispute', id),
  ),
  defineCall(
    'GET',
    '/v1/disputes',
    parameters<Stripe.DisputeListParams>()({ ...filters, charge: text.optional() }),
    (stripeStore, { charge, payment_intent, created, ...page }) =>
      listOfPage(
        '/v1/disputes',
        stripeStore.all('dispute').filter(isWanted({ charge, payment_intent, created })),
        page,
      ),
  ),
  defineCall(
    'POST',
    '/v1/disputes/:id/close',
    parameters<Stripe.DisputeCloseParams>()({}),
    (stripeStore, _, id) => closeDispute(stripeStore, stripeStore.get('dispute', id), 'lost'),
  ),
];
