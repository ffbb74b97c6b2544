import type { Books, Subscription } from '../store/stripe-store.ts';
import { itemOf } from '../subscriptions/subscription-terms.ts';

/** `November 29, 2026`, UTC. */
export const longDay = (at: number): string =>
  new Date(at * 1000).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Name of what a subscription is for. */
export const planNameOf = (books: Books, subscription: Subscription): string =>
  books.get('product', itemOf(subscription).price.product).name;

/** What becomes of a subscription next, in a sentence. */
export const outlookOf = (subscription: Subscription): string => {
  const { status, cancel_at: cancelAt, ended_at: endedAt } = subscription;
  const end = longDay(itemOf(subscription).current_period_end);
  if (status === 'canceled') return `Ended on ${longDay(endedAt ?? 0)}.`;
  if (cancelAt !== null) return `Cancels on ${longDay(cancelAt)}. Nothing is charged any more.`;
  if (status === 'trialing') return `Trial until ${end}. It renews then unless it is cancelled before.`;
  if (status === 'past_due') return 'The last payment failed. It is tried again in some days.';
  return status === 'unpaid' ? 'The last payment failed for good.' : `Renews on ${end}.`;
};
