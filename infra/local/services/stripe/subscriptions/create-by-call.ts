import type Stripe from 'stripe';
import * as z from 'zod';
import type { StripeStore, Subscription } from '../store/stripe-store.ts';
import { customerOf } from '../customers/customer-of.ts';
import { integer, listOf, metadata, oneOf, only, text } from '../http/fields.ts';
import { parameters } from '../http/parameters.ts';
import { invalid, notHosted, Refusal } from '../http/stripe-error.ts';
import { collect } from './collect.ts';
import { startSubscription } from './start-subscription.ts';

/** Parameters of `subscriptions.create`. */
export const newSubscriptionParameters = parameters<Stripe.SubscriptionCreateParams>()({
  customer: text,
  items: listOf(z.strictObject({ price: text, quantity: only('1').optional() })),
  currency: text.optional(),
  trial_period_days: integer.optional(),
  trial_settings: z
    .strictObject({
      end_behavior: z.strictObject({
        missing_payment_method: oneOf(['create_invoice', 'cancel'], ['pause']),
      }),
    })
    .optional(),
  payment_behavior: oneOf(['error_if_incomplete'], ['allow_incomplete', 'default_incomplete']).optional(),
  default_payment_method: text.optional(),
  metadata: metadata.optional(),
});

/** Implements `subscriptions.create`. @throws Refusal 402 if the card is declined */
export const createByCall = (
  stripeStore: StripeStore,
  input: z.output<typeof newSubscriptionParameters>,
): Subscription => {
  const { items, trial_period_days: trialDays = null, default_payment_method: card = null } = input;
  const [item, ...more] = items;
  if (!item || more.length > 0) throw notHosted('subscriptions of more than one price', 'items');
  const price = stripeStore.get('price', item.price, 'items[0][price]');
  if (!price.recurring) throw invalid(`The price ${price.id} is not recurring.`, 'items[0][price]');
  const { subscription, invoice } = startSubscription(
    stripeStore,
    {
      customer: customerOf(stripeStore, input.customer, 'customer'),
      price,
      quantity: 1,
      trialDays,
      trialWithoutCard: input.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
      metadata: input.metadata ?? {},
      currency: input.currency ?? price.currency,
      isTaxed: false,
      card,
    },
    trialDays === null ? 'pending' : null,
  );
  if (trialDays !== null) return subscription;
  const first = collect(stripeStore, subscription, invoice);
  if (!first.isPaid)
    throw new Refusal(402, { type: 'card_error', code: 'card_declined', message: first.problem ?? '' });
  return first.subscription;
};
