import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { trialRefusals } from './billing-of.ts';
import { contractRoutes } from './contracts/routes.ts';
import { WEBHOOK_PATH } from './event-types.ts';
import {
  billingDetails,
  invoiceCursor,
  planChangeQuote,
  planChangeRequest,
  planChoice,
} from './page-schema.ts';
import { checkoutRequest, checkoutSessionId, packRequest, stripePage, subscriptionStatus } from './schema.ts';
import { statusRoutes } from './status-routes.ts';

export const billingRoutes = {
  ...statusRoutes,
  ...contractRoutes,
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
  /** Returns what the billing page shows beside the status: next charge, payment method and a page of invoices. */
  readDetails: defineRoute({
    method: 'GET',
    path: '/api/billing',
    auth: 'user',
    status: 200,
    query: z.strictObject({ cursor: invoiceCursor.optional() }),
    response: billingDetails,
    errors: ['PAYMENTS_UNAVAILABLE'],
  }),
  /** Returns what a change of plan would cost or return, for each time at which it can take effect. */
  quotePlanChange: defineRoute({
    method: 'POST',
    path: '/api/billing/plan-change/quote',
    auth: 'user',
    status: 200,
    body: planChoice,
    response: z.object({ quotes: z.array(planChangeQuote) }),
    errors: ['PLAN_IS_YOURS', 'PLAN_CHANGE_NOT_POSSIBLE', 'PAYMENTS_UNAVAILABLE'],
  }),
  /** Changes the plan for exactly the amounts of a quote. Repeating a change that was made has no effect. */
  changePlan: defineRoute({
    method: 'POST',
    path: '/api/billing/plan-change',
    auth: 'user',
    session: 'live',
    status: 200,
    body: planChangeRequest,
    response: subscriptionStatus,
    errors: ['PLAN_CHANGE_NOT_POSSIBLE', 'PLAN_QUOTE_OUTDATED', 'PAYMENT_DECLINED', 'PAYMENTS_UNAVAILABLE'],
  }),
  /** Cancels the plan at the end of its period; one with a failed payment ends at once. */
  cancelPlan: defineRoute({
    method: 'POST',
    path: '/api/billing/cancellation',
    auth: 'user',
    session: 'live',
    status: 200,
    response: subscriptionStatus,
    errors: ['NOTHING_TO_MANAGE', 'PAYMENTS_UNAVAILABLE'],
  }),
  /** Revokes a cancellation or a scheduled change of plan. */
  resumePlan: defineRoute({
    method: 'POST',
    path: '/api/billing/resumption',
    auth: 'user',
    session: 'live',
    status: 200,
    response: subscriptionStatus,
    errors: ['NOTHING_TO_MANAGE', 'PAYMENTS_UNAVAILABLE'],
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
