import type { CallLimit } from '../platform/table/count-call.ts';

/**
 * How often one person may make us ask Stripe. Far above what anybody presses: one account must not use up what Stripe
 * answers all of us.
 */
export const paymentLimits = {
  /** Pages of Stripe's. */
  pages: { kind: 'payment-pages', most: 60, per: 'hour' },
  /** Looks at a payment that is not through: a window looks again every 4 s (`web/src/features/billing/use-payment.ts`). */
  looks: { kind: 'payment-looks', most: 60, per: 'minute' },
} as const satisfies Record<string, CallLimit>;
