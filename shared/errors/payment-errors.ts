import type { CataloguedError } from './catalogued-error.ts';

/** Errors of plans and payments. */
export const paymentErrors = {
  PLAN_IS_YOURS: { status: 409, message: 'You already have this plan.' },
  PLAN_CHANGE_NOT_POSSIBLE: {
    status: 409,
    message:
      'This change isn’t possible right now. Pay the open invoice, or undo the cancellation or scheduled change first.',
  },
  PLAN_QUOTE_OUTDATED: {
    status: 409,
    message: 'The amount has changed in the meantime. Check the new one and confirm again.',
  },
  NOTHING_TO_MANAGE: { status: 409, message: 'You don’t have a plan to manage yet.' },
  PAYMENT_DECLINED: {
    status: 402,
    message: 'Your payment was declined, so nothing has changed. Update your payment method and try again.',
  },
  PAYMENT_NOT_FOUND: { status: 404, message: 'We couldn’t find this payment.' },
  PAYMENTS_UNAVAILABLE: {
    status: 503,
    message: 'Payments are unavailable right now. You haven’t been charged. Try again in a moment.',
  },
} as const satisfies Record<string, CataloguedError>;
