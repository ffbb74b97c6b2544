import type { Price, Subscription } from '../store/stripe-store.ts';
import type { SubscriptionItem } from '../store/object-types.ts';
import type { Rhythm } from '../clock/add-periods.ts';

/** The one item that every subscription here has. */
export const itemOf = (subscription: Subscription): SubscriptionItem => {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`The subscription ${subscription.id} has no item.`);
  return item;
};

/** How often a price is due. @throws Error for a price that is paid once */
export const rhythmOfPrice = ({ id, recurring }: Price): Rhythm => {
  if (!recurring) throw new Error(`The price ${id} is not recurring.`);
  return recurring;
};

/** Whether two prices are due equally often. */
export const haveOneRhythm = (one: Price, other: Price): boolean => {
  const [a, b] = [rhythmOfPrice(one), rhythmOfPrice(other)];
  return a.interval === b.interval && a.interval_count === b.interval_count;
};

/** A subscription's items with other values in the one item. */
export const withItem = (
  subscription: Subscription,
  changes: Partial<SubscriptionItem>,
): Subscription['items'] => ({
  ...subscription.items,
  data: [{ ...itemOf(subscription), ...changes }],
});
