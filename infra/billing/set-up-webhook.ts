import type Stripe from 'stripe';
import { stripeEventTypes } from '#shared/billing/event-types.ts';
import type { Note } from './set-up-prices.ts';

const isUpToDate = ({ enabled_events: events, status }: Stripe.WebhookEndpoint): boolean =>
  status === 'enabled' && [...events].sort().join() === [...stripeEventTypes].sort().join();

/**
 * Sets up the endpoint for Stripe's events.
 * @returns the signing secret, which Stripe only reveals on creation; null if the endpoint already existed
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
  if (!isUpToDate(found)) {
    await stripe.webhookEndpoints.update(found.id, { enabled_events, disabled: false });
    note(`webhook ${url} changed`);
  }
  return null;
};
