import Stripe from 'stripe';
import type { StripeStore } from '../store/stripe-store.ts';
import type { Kinds } from '../store/object-types.ts';
import { newId } from '../store/new-id.ts';

/** API version of events and responses: the SDK's own. */
export const API_VERSION = Stripe.API_VERSION;

/** Stores an event about an object's current state and queues it for every subscribed endpoint. */
export const emit = (
  stripeStore: StripeStore,
  type: Stripe.Event.Type,
  object: Kinds[keyof Kinds] | object,
  previous?: object,
): void => {
  const endpoints = stripeStore
    .all('webhook_endpoint')
    .filter(
      ({ status, enabled_events: wanted }) =>
        status === 'enabled' && (wanted.includes('*') || wanted.includes(type)),
    );
  const event: Kinds['event'] = {
    id: newId('event'),
    object: 'event',
    api_version: API_VERSION,
    created: stripeStore.now(),
    data: { object, ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: endpoints.length,
    request: stripeStore.cause,
    type,
  };
  stripeStore.put(event);
  for (const endpoint of endpoints) stripeStore.outbox.add(event.id, endpoint.id, stripeStore.wallNow());
};
