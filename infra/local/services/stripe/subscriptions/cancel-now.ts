import type { StripeStore, Subscription } from '../store/stripe-store.ts';
import { cancelSchedule } from '../schedules/scheduled-price.ts';
import { emit } from '../events/emit.ts';

/** Ends a subscription immediately. Its open invoices are not retried. */
export const cancelNow = (
  stripeStore: StripeStore,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
  details: { comment?: string | undefined; feedback?: string | undefined } = {},
): Subscription => {
  const now = stripeStore.now();
  const latest =
    subscription.latest_invoice === null
      ? undefined
      : stripeStore.find('invoice', subscription.latest_invoice);
  if (latest?.status === 'open')
    stripeStore.put({ ...latest, auto_advance: false, next_payment_attempt: null });
  const before = subscription.cancellation_details;
  const ended: Subscription = {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    cancellation_details: {
      comment: details.comment ?? before?.comment ?? null,
      feedback: (details.feedback as 'other' | undefined) ?? before?.feedback ?? null,
      feedback_option: null,
      reason,
    },
  };
  cancelSchedule(stripeStore, subscription);
  stripeStore.putWith<'subscription'>(ended, { nextRetry: null, pending: [] });
  emit(stripeStore, 'customer.subscription.deleted', ended);
  return ended;
};
