import type Stripe from 'stripe';
import { stripeEventTypes } from '#shared/billing/event-types.ts';
import type { Note } from './set-up-prices.ts';

const isAsWanted = ({ enabled_events: events, status }: Stripe.WebhookEndpoint): boolean =>
  status === 'enabled' && [...events].sort().join() === [...stripeEventTypes].sort().join();

/**
 * Where Stripe sends its messages.
 * @returns the secret that signs them, which Stripe tells only when the endpoint is made; null where it was there
 */
export const setUpWebhook = async (stripe: Stripe, url: string, note: Note): Promise<string | null> => {
  const enabled_events = [...stripeEventTypes];
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  const found = data.find((endpoint) => endpoint.url === url);
  if (!found) {
    const { secret } = await stripe.webhookEndpoints.create({ url, enabled_events });
    note(`webhook ${url} made`);
    return secret ?? null;
  }
  if (!isAsWanted(found)) {
    await stripe.webhookEndpoints.update(found.id, { enabled_events, disabled: false });
    note(`webhook ${url} changed`);
  }
  return null;
};
