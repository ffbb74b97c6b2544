import type { StripeStore, Subscription } from '../store/stripe-store.ts';
import { itemOf } from '../subscriptions/subscription-terms.ts';

/** Formats a day as `November 29, 2026`, UTC. */
export const longDay = (at: number): string =>
  new Date(at * 1000).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Returns the name of a subscription's product. */
export const planNameOf = (stripeStore: StripeStore, subscription: Subscription): string =>
  stripeStore.get('product', itemOf(subscription).price.product).name;

/** Returns a sentence about a subscription's next change. */
export const outlookOf = (subscription: Subscription): string => {
  const { status, cancel_at: cancelAt, ended_at: endedAt } = subscription;
  const end = longDay(itemOf(subscription).current_period_end);
  if (status === 'canceled') return `Ended on ${longDay(endedAt ?? 0)}.`;
  if (cancelAt !== null) return `Cancels on ${longDay(cancelAt)}. You won't be charged again.`;
  if (status === 'trialing') return `Trial until ${end}. It renews then unless you cancel.`;
  if (status === 'past_due') return 'The last payment failed. It will be retried in a few days.';
  return status === 'unpaid' ? 'The last payment attempt failed.' : `Renews on ${end}.`;
};
