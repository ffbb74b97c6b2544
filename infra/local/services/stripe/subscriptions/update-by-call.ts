import type Stripe from 'stripe';
import * as z from 'zod';
import type { StripeStore, Subscription } from '../store/stripe-store.ts';
import { priceIn } from '../catalog/price-in-currency.ts';
import { clearable, flag, integer, listOf, metadata, oneOf, only, text } from '../http/fields.ts';
import { mergeMetadata, parameters } from '../http/parameters.ts';
import { invalid, missing, notHosted } from '../http/stripe-error.ts';
import { endingAtPeriodEnd } from './cancel-at-end.ts';
import { changePrice } from './change-price.ts';
import { moveTrialEnd } from './move-trial-end.ts';
import { itemOf } from './subscription-terms.ts';
import { updateSubscription } from './update-subscription.ts';

/** Parameters of `subscriptions.update`. */
export const subscriptionChanges = parameters<Stripe.SubscriptionUpdateParams>()({
  items: listOf(
    z.strictObject({ id: text.optional(), price: text, quantity: only('1').optional() }),
  ).optional(),
  proration_behavior: oneOf(['create_prorations', 'always_invoice', 'none']).optional(),
  proration_date: integer.optional(),
  payment_behavior: oneOf(
    ['allow_incomplete', 'error_if_incomplete'],
    ['default_incomplete', 'pending_if_incomplete'],
  ).optional(),
  billing_cycle_anchor: oneOf(['unchanged'], ['now']).optional(),
  /** When it ends, in seconds; empty to clear it. `cancel_at_period_end` sets the end of the period. */
  cancel_at: z.union([z.literal(''), integer]).optional(),
  cancel_at_period_end: flag.optional(),
  cancellation_details: z.strictObject({ comment: text.optional(), feedback: text.optional() }).optional(),
  trial_end: z.union([z.literal('now'), integer]).optional(),
  metadata: metadata.optional(),
  description: clearable.optional(),
});
type Changes = z.output<typeof subscriptionChanges>;

const withPrice = (stripeStore: StripeStore, subscription: Subscription, input: Changes): Subscription => {
  const { items = [], proration_behavior: proration = 'create_prorations', proration_date: at } = input;
  const [change, ...more] = items;
  if (!change) return subscription;
  if (more.length > 0 || change.id === undefined)
    throw notHosted('subscriptions of more than one price', 'items');
  if (change.id !== itemOf(subscription).id) throw missing('subscription_item', change.id, 'items[0][id]');
  const price = stripeStore.get('price', change.price, 'items[0][price]');
  if (!price.recurring || !price.active)
    throw invalid(
      `The price ${price.id} is ${price.active ? 'not recurring' : 'inactive'}.`,
      'items[0][price]',
    );
  // Refuses a price that is not sold in the subscription's currency.
  priceIn(stripeStore, price, subscription.currency);
  return changePrice(stripeStore, subscription, price, {
    proration,
    at: at ?? stripeStore.now(),
    endsTrial: false,
    ifUnpaid: input.payment_behavior === 'error_if_incomplete' ? 'refuse' : 'allow',
  });
};

const endingAt = (stripeStore: StripeStore, subscription: Subscription, at: number): Subscription => {
  if (at <= stripeStore.now()) throw invalid('`cancel_at` must be in the future.', 'cancel_at');
  return updateSubscription(stripeStore, subscription, {
    ...endingAtPeriodEnd(stripeStore, subscription, true),
    cancel_at_period_end: false,
    cancel_at: at,
  });
};

/** Rejects changes that a schedule manages. */
const rejectIfScheduled = ({ schedule }: Subscription, input: Changes): void => {
  if (schedule === null) return;
  if (input.cancel_at !== undefined || input.cancel_at_period_end !== undefined)
    throw invalid(
      `The subscription is managed by the subscription schedule \`${schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    );
  if (input.items !== undefined) throw notHosted('price changes of a subscription with a schedule', 'items');
};

/** Implements `subscriptions.update`. @throws Refusal for a subscription that has ended, or a declined card */
export const updateByCall = (stripeStore: StripeStore, input: Changes, id: string): Subscription => {
  const found = stripeStore.get('subscription', id);
  const isOnlyMetadata = Object.keys(input).every((name) => name === 'metadata');
  if (found.status === 'canceled' && !isOnlyMetadata)
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  rejectIfScheduled(found, input);
  const { metadata: data, description, cancel_at_period_end: ends, cancellation_details: said } = input;
  const described = updateSubscription(stripeStore, found, {
    ...(data && { metadata: mergeMetadata(found.metadata, data) }),
    ...(description !== undefined && { description }),
  });
  const priced = withPrice(stripeStore, described, input);
  const moved = input.trial_end === undefined ? priced : moveTrialEnd(stripeStore, priced, input.trial_end);
  if (typeof input.cancel_at === 'number') return endingAt(stripeStore, moved, input.cancel_at);
  // A separately set end date has to be cleared separately: `cancel_at_period_end=false` leaves it unchanged.
  const isTakenBack = input.cancel_at === '' || (ends === false && moved.cancel_at_period_end);
  if (isTakenBack)
    return updateSubscription(stripeStore, moved, endingAtPeriodEnd(stripeStore, moved, false));
  return ends === true
    ? updateSubscription(stripeStore, moved, endingAtPeriodEnd(stripeStore, moved, true, said))
    : moved;
};
