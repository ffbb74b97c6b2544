import type Stripe from 'stripe';
import { type SubscriptionFact, trialRefusals } from '#shared/billing/billing-of.ts';
import { planOfLookupKey } from '#shared/plans/plans.ts';

/**
 * Returns the plan of a Stripe price. A replaced price loses its lookup key but keeps subscribers; its metadata still
 * has the key.
 */
export const planOfPrice = ({ lookup_key, metadata }: Stripe.Price): ReturnType<typeof planOfLookupKey> =>
  planOfLookupKey(lookup_key) ?? planOfLookupKey(metadata['lookup_key'] ?? null);

/** Returns the item with the plan of a subscription, even if another item was added at Stripe. */
export const itemOf = ({ items: { data } }: Stripe.Subscription): Stripe.SubscriptionItem | undefined =>
  data.find(({ price }) => planOfPrice(price) !== null) ?? data[0];

/** Metadata of a subscription whose trial was ended, with the reason. */
export const TRIAL_REFUSED = 'trial_refused';

/**
 * Returns whether a trial's payment method is not attached yet: a bank account to verify, or a pending authentication.
 * Until then the trial has not started.
 */
const awaitsMethod = ({
  status,
  pending_setup_intent,
  default_payment_method,
}: Stripe.Subscription): boolean =>
  status === 'trialing' && pending_setup_intent !== null && default_payment_method === null;

/**
 * Returns whether the first payment, for example a direct debit, is still being processed. Stripe reports such a
 * subscription as active. An invoice that staff sends to be paid by a date is different.
 */
const awaitsFirstPayment = ({
  status,
  latest_invoice: latest,
  collection_method,
}: Stripe.Subscription): boolean =>
  status === 'active' &&
  collection_method === 'charge_automatically' &&
  latest !== null &&
  typeof latest !== 'string' &&
  latest.status === 'open' &&
  latest.billing_reason === 'subscription_create';

export const factOf = (subscription: Stripe.Subscription): SubscriptionFact => {
  const item = itemOf(subscription);
  const sold = item ? planOfPrice(item.price) : null;
  const start = item?.current_period_start ?? subscription.start_date;
  const end = item?.current_period_end ?? subscription.start_date;
  const { cancel_at, cancel_at_period_end } = subscription;
  const isPending = awaitsMethod(subscription);
  return {
    id: subscription.id,
    status: isPending || awaitsFirstPayment(subscription) ? 'incomplete' : subscription.status,
    created: subscription.created,
    plan: sold?.plan ?? null,
    interval: sold?.interval ?? null,
    trial_end: isPending ? null : subscription.trial_end,
    trial_refused: trialRefusals.find((each) => each === subscription.metadata[TRIAL_REFUSED]) ?? null,
    period_start: start,
    period_end: end,
    // Stripe sets one or the other, depending on how the subscription was created.
    ends_at: cancel_at ?? (cancel_at_period_end ? end : null),
    anchor: subscription.billing_cycle_anchor,
  };
};

/** Returns whether the latest invoice was paid with a positive amount for the subscription's current plan. */
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
