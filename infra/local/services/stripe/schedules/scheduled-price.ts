import type { Price, StripeStore, Subscription, SubscriptionSchedule } from '../store/stripe-store.ts';
import { emit } from '../events/emit.ts';
import { updateSubscription } from '../subscriptions/update-subscription.ts';

/** Returns the schedule of a subscription, or null. */
const scheduleOf = (stripeStore: StripeStore, { schedule }: Subscription): SubscriptionSchedule | null =>
  schedule === null ? null : stripeStore.get('subscription_schedule', schedule);

/** Returns the price with which a subscription's period begins at an instant: the schedule's, or the present one. */
export const scheduledPrice = (
  stripeStore: StripeStore,
  subscription: Subscription,
  present: Price,
  start: number,
): Price => {
  const phase = scheduleOf(stripeStore, subscription)?.phases.find(({ start_date: from }) => from === start);
  const id = phase?.items[0]?.price;
  return id === undefined ? present : stripeStore.get('price', id);
};

/** Moves the schedule to the phase of a new period; after its last phase, the subscription goes on without it. */
export const followSchedule = (
  stripeStore: StripeStore,
  subscription: Subscription,
  start: number,
): Subscription => {
  const schedule = scheduleOf(stripeStore, subscription);
  if (schedule === null) return subscription;
  const phase = schedule.phases.find(({ start_date: from, end_date: to }) => from <= start && start < to);
  if (phase === undefined) {
    releaseSchedule(stripeStore, schedule);
    return { ...subscription, schedule: null };
  }
  const { start_date, end_date } = phase;
  const moved: SubscriptionSchedule = { ...schedule, current_phase: { start_date, end_date } };
  stripeStore.put(moved);
  emit(stripeStore, 'subscription_schedule.updated', moved);
  return subscription;
};

/** Detaches a schedule from its subscription, which stays as it is. */
export const releaseSchedule = (
  stripeStore: StripeStore,
  schedule: SubscriptionSchedule,
): SubscriptionSchedule => {
  const released: SubscriptionSchedule = {
    ...schedule,
    status: 'released',
    current_phase: null,
    released_at: stripeStore.now(),
    released_subscription: schedule.subscription,
    subscription: null,
  };
  stripeStore.put(released);
  emit(stripeStore, 'subscription_schedule.released', released);
  const subscription = stripeStore.get('subscription', schedule.subscription ?? '');
  updateSubscription(stripeStore, subscription, { schedule: null });
  return released;
};

/** Cancels the schedule of a subscription that ends. */
export const cancelSchedule = (stripeStore: StripeStore, subscription: Subscription): void => {
  const schedule = scheduleOf(stripeStore, subscription);
  if (schedule === null) return;
  const canceled: SubscriptionSchedule = {
    ...schedule,
    status: 'canceled',
    current_phase: null,
    canceled_at: stripeStore.now(),
  };
  stripeStore.put(canceled);
  emit(stripeStore, 'subscription_schedule.canceled', canceled);
};
