import type Stripe from 'stripe';
import type { SubscriptionFact } from '#shared/billing/billing-of.ts';
import { planOfLookupKey } from '#shared/plans/plans.ts';

/**
 * What a price of Stripe's is for. A price that was replaced lost its lookup key to its successor, but people still pay
 * by it: its metadata tells for ever.
 */
export const planOfPrice = ({ lookup_key, metadata }: Stripe.Price): ReturnType<typeof planOfLookupKey> =>
  planOfLookupKey(lookup_key) ?? planOfLookupKey(metadata['lookup_key'] ?? null);

/** A subscription of ours has one item: its plan. One to which somebody added something at Stripe is still ours. */
export const itemOf = ({ items: { data } }: Stripe.Subscription): Stripe.SubscriptionItem | undefined =>
  data.find(({ price }) => planOfPrice(price) !== null) ?? data[0];

export const factOf = (subscription: Stripe.Subscription): SubscriptionFact => {
  const item = itemOf(subscription);
  const sold = item ? planOfPrice(item.price) : null;
  const start = item?.current_period_start ?? subscription.start_date;
  const end = item?.current_period_end ?? subscription.start_date;
  const { cancel_at, cancel_at_period_end } = subscription;
  return {
    id: subscription.id,
    status: subscription.status,
    created: subscription.created,
    plan: sold?.plan ?? null,
    interval: sold?.interval ?? null,
    trial_end: subscription.trial_end,
    period_start: start,
    period_end: end,
    // Stripe says it in one way or the other, after how the subscription was made.
    ends_at: cancel_at ?? (cancel_at_period_end ? end : null),
    anchor: subscription.billing_cycle_anchor,
  };
};

/** Whether the newest invoice was paid with money for the plan that the subscription has now. */
export const hasPaid = (subscription: Stripe.Subscription): boolean => {
  const invoice = subscription.latest_invoice;
  if (invoice === null || typeof invoice === 'string') return false;
  const price = itemOf(subscription)?.price.id;
  return (
    invoice.status === 'paid' &&
    invoice.amount_paid > 0 &&
    invoice.lines.data.some((line) => line.amount > 0 && line.pricing?.price_details?.price === price)
  );
};
