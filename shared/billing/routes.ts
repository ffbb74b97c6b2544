import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { trialRefusals } from './billing-of.ts';
import { contractRoutes } from './contracts/routes.ts';
import { WEBHOOK_PATH } from './event-types.ts';
import { checkoutRequest, checkoutSessionId, packRequest, stripePage, subscriptionStatus } from './schema.ts';

export const billingRoutes = {
  ...contractRoutes,
  /** Returns the user's subscription. Reads the table and never Stripe. */
  checkSubscription: defineRoute({
    method: 'POST',
    path: '/api/functions/check-subscription',
    auth: 'user',
    status: 200,
    response: subscriptionStatus,
    errors: [],
  }),
  /** Returns Stripe's page to start a plan, or to confirm a plan change for subscribers. */
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
  /** Returns Stripe's page to change or cancel the plan or update the payment method. */
  customerPortal: defineRoute({
    method: 'POST',
    path: '/api/functions/customer-portal',
    auth: 'user',
    session: 'live',
    freshProof: true,
    status: 200,
    response: stripePage,
    errors: ['FRESH_PROOF_NEEDED', 'NOTHING_TO_MANAGE', 'PAYMENTS_UNAVAILABLE'],
  }),
  /** Returns Stripe's page to buy credits. */
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
   * Returns the result of a payment. Asks Stripe and grants what the webhook has not granted yet. `credits` is what
   * this payment bought, 0 for a plan. `success` is false while the payment is pending, after it failed (`failed`, for
   * example a direct debit), and for a trial that was ended because the inbox or the card had one before
   * (`trial_refused`).
   */
  verifyPayment: defineRoute({
    method: 'POST',
    path: '/api/functions/verify-payment',
    auth: 'user',
    status: 200,
    body: z.strictObject({ sessionId: checkoutSessionId }),
    response: z.object({
      success: z.boolean(),
      failed: z.boolean(),
      credits: z.int(),
      kind: z.enum(['plan', 'credits']),
      trial_refused: z.enum(trialRefusals).nullable(),
    }),
    errors: ['PAYMENT_NOT_FOUND'],
  }),
  /** Receives Stripe's webhooks. Public, but requires a signature of the body. */
  webhook: defineRoute({
    method: 'POST',
    path: WEBHOOK_PATH,
    auth: 'public',
    status: 200,
    response: z.object({ received: z.literal(true) }),
    errors: ['WEBHOOK_REFUSED', 'PAYMENTS_UNAVAILABLE'],
  }),
};
