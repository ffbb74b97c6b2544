import type Stripe from 'stripe';
import type { StripeStore } from '../store/stripe-store.ts';
import type { Kinds } from '../store/object-types.ts';
import { randomLetters } from '../store/new-id.ts';
import { defineCall } from '../http/call.ts';
import { isInRange } from '../http/in-range.ts';
import { listOfPage } from '../http/list.ts';
import { clearable, listOf, metadata, paging, range, text } from '../http/fields.ts';
import { parameters } from '../http/parameters.ts';
import { invalid } from '../http/stripe-error.ts';
import { newEndpoint } from './webhook-endpoints.ts';

/** Adds the number of endpoints that have not received the event yet. */
const withPending = (stripeStore: StripeStore, event: Kinds['event']): Kinds['event'] => ({
  ...event,
  pending_webhooks: stripeStore.outbox.of(event.id).filter(({ next_at: next }) => next !== null).length,
});

/** Returns whether an event type matches a filter such as `customer.subscription.*`. */
const matches = (filter: string | undefined, type: string): boolean =>
  filter === undefined || filter === type || (filter.endsWith('*') && type.startsWith(filter.slice(0, -1)));

/** The secret is shown only once, in the response that creates the endpoint. */
const withoutSecret = (endpoint: Kinds['webhook_endpoint']) => ({
  ...endpoint,
  secret: undefined,
});

export const eventCalls = [
  defineCall('GET', '/v1/events/:id', parameters<Stripe.EventRetrieveParams>()({}), (stripeStore, _, id) =>
    withPending(stripeStore, stripeStore.get('event', id)),
  ),
  defineCall(
    'GET',
    '/v1/events',
    parameters<Stripe.EventListParams>()({
      ...paging,
      type: text.optional(),
      types: listOf(text).optional(),
      created: range.optional(),
    }),
    (stripeStore, { type, types, created, ...page }) => {
      const found = stripeStore
        .all('event')
        .filter((event) => matches(type, event.type) && (types === undefined || types.includes(event.type)))
        .filter((event) => isInRange(event.created, created));
      const list = listOfPage('/v1/events', found, page);
      return { ...list, data: list.data.map((event) => withPending(stripeStore, event)) };
    },
  ),
  defineCall(
    'POST',
    '/v1/webhook_endpoints',
    parameters<Stripe.WebhookEndpointCreateParams>()({
      url: text,
      enabled_events: listOf(text),
      description: clearable.optional(),
      metadata: metadata.optional(),
      api_version: text.optional(),
    }),
    (stripeStore, { url, enabled_events: events, description = null, metadata: data = {} }) => {
      if (!URL.canParse(url)) throw invalid('Invalid URL', 'url', 'url_invalid');
      const secret = `whsec_${randomLetters(32)}`;
      const endpoint = newEndpoint(stripeStore, { url, secret, events, description, metadata: data });
      stripeStore.put(endpoint);
      return endpoint;
    },
  ),
  defineCall(
    'GET',
    '/v1/webhook_endpoints',
    parameters<Stripe.WebhookEndpointListParams>()(paging),
    (stripeStore, page) => {
      const list = listOfPage('/v1/webhook_endpoints', stripeStore.all('webhook_endpoint'), page);
      return { ...list, data: list.data.map(withoutSecret) };
    },
  ),
];
