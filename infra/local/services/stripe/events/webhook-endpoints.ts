import type { StripeStore } from '../store/stripe-store.ts';
import type { Kinds } from '../store/object-types.ts';
import { newId } from '../store/new-id.ts';
import { API_VERSION } from './emit.ts';

type WebhookEndpoint = Kinds['webhook_endpoint'];

/** ID of the product's own webhook endpoint. */
const OWN_ENDPOINT = 'we_platewise';

interface EndpointBeginning {
  id?: string;
  url: string;
  secret: string;
  events: string[];
  description: string | null;
  metadata: Record<string, string>;
}

export const newEndpoint = (
  stripeStore: StripeStore,
  { id = newId('webhook_endpoint'), url, secret, events, description, metadata }: EndpointBeginning,
): WebhookEndpoint => ({
  id,
  object: 'webhook_endpoint',
  api_version: API_VERSION,
  application: null,
  created: stripeStore.now(),
  description,
  enabled_events: events,
  livemode: false,
  metadata,
  secret,
  status: 'enabled',
  url,
});

/** Updates the URL of the product's own endpoint, because its port can change between starts. */
export const pointOwnEndpoint = (stripeStore: StripeStore, url: string, secret: string): void => {
  const found = stripeStore.find('webhook_endpoint', OWN_ENDPOINT);
  const endpoint =
    found ??
    newEndpoint(stripeStore, {
      id: OWN_ENDPOINT,
      url,
      secret,
      events: ['*'],
      description: "The product's own webhook",
      metadata: {},
    });
  stripeStore.put({ ...endpoint, url, secret });
};
