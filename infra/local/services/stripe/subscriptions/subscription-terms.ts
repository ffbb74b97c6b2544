import type { Price, Subscription } from '../store/stripe-store.ts';
import type { SubscriptionItem } from '../store/object-types.ts';
import type { Rhythm } from '../clock/add-periods.ts';

/** Returns the only item of a subscription. */
export const itemOf = (subscription: Subscription): SubscriptionItem => {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`The subscription ${subscription.id} has no item.`);
  return item;
};

/** Returns the interval of a price. @throws Error for a one-time price */
export const rhythmOfPrice = ({ id, recurring }: Price): Rhythm => {
  if (!recurring) throw new Error(`The price ${id} is not recurring.`);
  return recurring;
};

/** Returns whether two prices have the same interval. */
export const haveOneRhythm = (one: Price, other: Price): boolean => {
  const [a, b] = [rhythmOfPrice(one), rhythmOfPrice(other)];
  return a.interval === b.interval && a.interval_count === b.interval_count;
};

/** Returns a subscription's items with changed values in the only item. */
export const withItem = (
  subscription: Subscription,
  changes: Partial<SubscriptionItem>,
): Subscription['items'] => ({
  ...subscription.items,
  data: [{ ...itemOf(subscription), ...changes }],
});
