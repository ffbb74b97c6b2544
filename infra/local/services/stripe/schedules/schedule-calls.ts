import type Stripe from 'stripe';
import * as z from 'zod';
import type { StripeStore, SubscriptionSchedule } from '../store/stripe-store.ts';
import { addPeriods } from '../clock/add-periods.ts';
import { emit } from '../events/emit.ts';
import { defineCall } from '../http/call.ts';
import { integer, listOf, metadata, oneOf, only, text } from '../http/fields.ts';
import { mergeMetadata, parameters } from '../http/parameters.ts';
import { readCall } from '../http/read-call.ts';
import { invalid, notHosted } from '../http/stripe-error.ts';
import { updateSubscription } from '../subscriptions/update-subscription.ts';
import { newPhase, newSchedule } from './new-schedule.ts';
import { releaseSchedule } from './scheduled-price.ts';

const create = (stripeStore: StripeStore, { from_subscription: id }: { from_subscription: string }) => {
  const subscription = stripeStore.get('subscription', id, 'from_subscription');
  if (subscription.schedule !== null)
    throw invalid(
      `You cannot migrate a subscription that is already attached to a schedule: ${subscription.schedule}.`,
      'from_subscription',
    );
  if (subscription.status === 'canceled')
    throw invalid('You cannot migrate a subscription that has been canceled.', 'from_subscription');
  if (subscription.status !== 'active' || subscription.cancel_at !== null)
    throw notHosted('schedules of subscriptions that are not active or that end', 'from_subscription');
  const schedule = newSchedule(stripeStore, subscription);
  stripeStore.put(schedule);
  updateSubscription(stripeStore, subscription, { schedule: schedule.id });
  emit(stripeStore, 'subscription_schedule.created', schedule);
  return schedule;
};

const phase = z.strictObject({
  items: listOf(z.strictObject({ price: text, quantity: only('1').optional() })),
  start_date: integer.optional(),
  end_date: integer.optional(),
  duration: z
    .strictObject({ interval: oneOf(['day', 'week', 'month', 'year']), interval_count: integer.optional() })
    .optional(),
  proration_behavior: oneOf(['none'], ['create_prorations', 'always_invoice']),
});
const changes = parameters<Stripe.SubscriptionScheduleUpdateParams>()({
  end_behavior: oneOf(['release'], ['cancel', 'none', 'renew']).optional(),
  phases: listOf(phase),
  proration_behavior: oneOf(['none'], ['create_prorations', 'always_invoice']).optional(),
  metadata: metadata.optional(),
});

/** Returns the phase that follows the present one. */
const nextPhase = (
  stripeStore: StripeStore,
  { items, start_date: given, end_date: endDate, duration }: z.output<typeof phase>,
  start: number,
) => {
  const [item, ...more] = items;
  if (!item || more.length > 0) throw notHosted('phases of more than one price', 'phases[1][items]');
  if (given !== undefined && given !== start)
    throw invalid('Phases must follow each other without a gap.', 'phases[1][start_date]');
  const price = stripeStore.get('price', item.price, 'phases[1][items][0][price]');
  if (!price.recurring || !price.active)
    throw invalid(`The price ${price.id} cannot be subscribed to.`, 'phases[1][items][0][price]');
  const length = duration ?? price.recurring;
  const end = endDate ?? addPeriods(start, { interval_count: 1, ...length }, 1);
  if (end <= start) throw invalid('A phase must end after it starts.', 'phases[1][end_date]');
  return newPhase(price, { start, end });
};

const update = (
  stripeStore: StripeStore,
  { phases: [first, second, ...more], metadata: data }: z.output<typeof changes>,
  id: string,
): SubscriptionSchedule => {
  const schedule = stripeStore.get('subscription_schedule', id);
  if (schedule.status !== 'active')
    throw invalid(`You cannot update a subscription schedule that is ${schedule.status}.`);
  const [present] = schedule.phases;
  if (!first || !second || !present || more.length > 0)
    throw notHosted('schedules of any number of phases but two', 'phases');
  if (first.start_date !== present.start_date || first.items[0]?.price !== present.items[0]?.price)
    throw invalid('The present phase cannot be changed.', 'phases[0]');
  if (first.end_date !== present.end_date)
    throw notHosted('phases that end within a period', 'phases[0][end_date]');
  const after: SubscriptionSchedule = {
    ...schedule,
    phases: [present, nextPhase(stripeStore, second, present.end_date)],
    metadata: mergeMetadata(schedule.metadata, data),
  };
  stripeStore.put(after);
  emit(stripeStore, 'subscription_schedule.updated', after);
  return after;
};

export const scheduleCalls = [
  readCall('/v1/subscription_schedules', 'subscription_schedule'),
  defineCall(
    'POST',
    '/v1/subscription_schedules',
    parameters<Stripe.SubscriptionScheduleCreateParams>()({ from_subscription: text }),
    create,
  ),
  defineCall('POST', '/v1/subscription_schedules/:id', changes, update),
  defineCall(
    'POST',
    '/v1/subscription_schedules/:id/release',
    parameters<Stripe.SubscriptionScheduleReleaseParams>()({}),
    (stripeStore, _, id) => {
      const schedule = stripeStore.get('subscription_schedule', id);
      if (schedule.status !== 'active')
        throw invalid(`You cannot release a subscription schedule that is ${schedule.status}.`);
      return releaseSchedule(stripeStore, schedule);
    },
  ),
];
