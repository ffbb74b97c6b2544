import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Stripe from 'stripe';
import type { LocalStripe } from '#infra/local/services/stripe/start-local-stripe.ts';

export const cards = {
  pays: '4242424242424242',
  isDeclined: '4000000000000002',
  asksTheBank: '4000002500003155',
  failsLater: '4000000000000341',
  isDisputed: '4000000000000259',
} as const;

/** Returns the checkout session ID in a page's URL. */
export const sessionOf = (url: string): string => /cs_test_\w+/.exec(url)?.[0] ?? '';

interface Delivery {
  event: string;
  type: string;
  status: number | null;
  problem: string | null;
}

type Place = Pick<LocalStripe, 'origin' | 'secretKey' | 'webhookSecret'>;

/** Returns the location of a running product's local Stripe, from any process. */
export const stripeOfProduct = (dataDir: string): Place => {
  const { stripe } = JSON.parse(readFileSync(join(dataDir, 'operator.json'), 'utf8')) as {
    stripe: { origin: string; secret_key: string; webhook_secret: string };
  };
  return { origin: stripe.origin, secretKey: stripe.secret_key, webhookSecret: stripe.webhook_secret };
};

/** The local Stripe of a running product for tests: its API through the SDK, and its control routes. */
export const openLocalStripe = ({ origin, secretKey, webhookSecret }: Place) => {
  const { hostname: host, port } = new URL(origin);
  const sdk = new Stripe(secretKey, { protocol: 'http', host, port, telemetry: false, maxNetworkRetries: 0 });

  const control = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const response = await fetch(`${origin}/control/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${answer}`);
    return JSON.parse(answer) as Answer;
  };

  return {
    sdk,
    secretKey,
    webhookSecret,
    control,
    /** Pays a checkout page and waits for its webhooks. */
    pay: (url: string, card: string = cards.pays) =>
      control<{ outcome: string; status: string; payment_status: string }>(
        'POST',
        `checkout/${sessionOf(url)}`,
        { card },
      ),
    /** Advances Stripe's clock and waits for the webhooks that came due. */
    advance: (days: number) => control<object>('POST', 'clock', { days }),
    deliveries: async (): Promise<Delivery[]> =>
      (await control<{ deliveries: Delivery[] }>('GET', 'deliveries?limit=1000')).deliveries,
    /** Waits until all failed deliveries were retried. */
    settle: () => control<{ waiting: number }>('POST', 'deliveries/run', {}),
    send: (events: string[], times = 1) =>
      control<{ sent: { event: string; answers: { status: number }[] }[] }>('POST', 'deliveries/send', {
        events,
        times,
      }),
    /** Returns a customer's events, oldest first. */
    eventsOf: async (customer: string): Promise<Stripe.Event[]> => {
      const { data } = await sdk.events.list({ limit: 100 });
      return data.filter(({ data: { object } }) => JSON.stringify(object).includes(customer)).reverse();
    },
  };
};

export type LocalStripeUnderTest = ReturnType<typeof openLocalStripe>;
