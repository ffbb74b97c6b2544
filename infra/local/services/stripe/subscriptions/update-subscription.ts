import type { StripeStore, Subscription } from '../store/stripe-store.ts';
import type { Facts } from '../store/object-types.ts';
import { previousOf } from '../events/changes.ts';
import { emit } from '../events/emit.ts';

/** Updates a subscription and emits an event if anything changed. */
export const updateSubscription = (
  stripeStore: StripeStore,
  subscription: Subscription,
  changes: Partial<Subscription>,
  facts: Partial<Facts['subscription']> = {},
): Subscription => {
  const after = { ...subscription, ...changes };
  stripeStore.putWith<'subscription'>(after, facts);
  const previous = previousOf(subscription, after);
  if (previous) emit(stripeStore, 'customer.subscription.updated', after, previous);
  return after;
};
