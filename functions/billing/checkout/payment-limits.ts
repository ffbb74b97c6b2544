import type { CallLimit } from '../../platform/limits/count-call.ts';

/**
 * Per-user limits for requests to Stripe. Far above normal use: a single account must not exhaust our API rate limit.
 */
export const paymentLimits = {
  /** Checkout and portal pages. */
  pages: { kind: 'payment-pages', most: 60, per: 'hour' },
  /** Checks of a pending payment: a client polls every 4 s (`web/src/features/billing/checkout/use-payment.ts`). */
  looks: { kind: 'payment-looks', most: 60, per: 'minute' },
} as const satisfies Record<string, CallLimit>;
