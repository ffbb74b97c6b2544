import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { WEBHOOK_PATH } from './event-types.ts';
import { checkoutRequest, checkoutSessionId, packRequest, stripePage, subscriptionStatus } from './schema.ts';

export const billingRoutes = {
  /** What the person has subscribed to. Reads the table, never Stripe. */
  checkSubscription: defineRoute({
    method: 'POST',
    path: '/api/functions/check-subscription',
    auth: 'user',
    status: 200,
    response: subscriptionStatus,
    errors: [],
  }),
  /** Stripe's page to begin a plan; for who has one, Stripe's page that confirms the change. */
  createCheckout: defineRoute({
    method: 'POST',
    path: '/api/functions/create-checkout',
    auth: 'user',
    session: 'live',
    status: 200,
    body: checkoutRequest,
    response: stripePage,
    errors: ['PLAN_IS_YOURS', 'PAYMENTS_UNAVAILABLE'],
  }),
  /** Stripe's page to change, cancel or pay otherwise. */
  customerPortal: defineRoute({
    method: 'POST',
    path: '/api/functions/customer-portal',
    auth: 'user',
    session: 'live',
    status: 200,
    response: stripePage,
    errors: ['NOTHING_TO_MANAGE', 'PAYMENTS_UNAVAILABLE'],
  }),
  /** Stripe's page to buy credits. */
  purchaseCredits: defineRoute({
    method: 'POST',
    path: '/api/functions/purchase-credits',
    auth: 'user',
    session: 'live',
    status: 200,
    body: packRequest,
    response: stripePage,
    errors: ['PAYMENTS_UNAVAILABLE'],
  }),
  /**
   * What came of a payment: asks Stripe, and grants what the webhook has not granted yet. `credits`: how many this
   * payment bought, 0 for a plan. `success` is false while the payment is not through.
   */
  verifyPayment: defineRoute({
    method: 'POST',
    path: '/api/functions/verify-payment',
    auth: 'user',
    status: 200,
    body: z.strictObject({ sessionId: checkoutSessionId }),
    response: z.object({ success: z.boolean(), credits: z.int(), kind: z.enum(['plan', 'credits']) }),
    errors: ['PAYMENT_NOT_FOUND'],
  }),
  /** Stripe's messages. Open to all: the signature over the bytes of the body is what lets one in. */
  webhook: defineRoute({
    method: 'POST',
    path: WEBHOOK_PATH,
    auth: 'public',
    status: 200,
    response: z.object({ received: z.literal(true) }),
    errors: ['WEBHOOK_REFUSED', 'PAYMENTS_UNAVAILABLE'],
  }),
};
