import type { StripeStore, Subscription } from '../store/stripe-store.ts';
import { itemOf } from './subscription-terms.ts';

/** Returns the changed fields when a subscription is set to end with its period, or this is revoked. */
export const endingAtPeriodEnd = (
  stripeStore: StripeStore,
  { cancellation_details: details, ...subscription }: Subscription,
  ends: boolean,
  said: { comment?: string | undefined; feedback?: string | undefined } = {},
): Partial<Subscription> => {
  if (!ends)
    return {
      cancel_at_period_end: false,
      cancel_at: null,
      canceled_at: null,
      cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    };
  return {
    cancel_at_period_end: true,
    cancel_at: itemOf({ ...subscription, cancellation_details: details }).current_period_end,
    canceled_at: subscription.canceled_at ?? stripeStore.now(),
    cancellation_details: {
      comment: said.comment ?? details?.comment ?? null,
      feedback: (said.feedback as 'other' | undefined) ?? details?.feedback ?? null,
      feedback_option: null,
      reason: 'cancellation_requested',
    },
  };
};
