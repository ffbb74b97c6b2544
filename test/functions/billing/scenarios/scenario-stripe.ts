import Stripe from 'stripe';
import { setUpStripe } from '#infra/billing/set-up-stripe.ts';
import { startLocalStripe } from '#infra/local/services/stripe/start-local-stripe.ts';
import { openStore } from '#infra/local/store.ts';
import { SITE } from '../in-process/open-functions.ts';

/** Key of Stripe's test mode, set by `npm run test:stripe`. Without it, the local Stripe is used. */
const realKey = process.env['STRIPE_TEST_MODE_KEY'];

const openLocal = async () => {
  const store = openStore(':memory:');
  const start = new Date();
  const reports: unknown[] = [];
  const local = await startLocalStripe({
    store,
    // Only test clocks move it.
    clock: () => start,
    report: (error) => reports.push(error),
  });
  const { origin, secretKey, host, port } = local;
  return {
    origin,
    secretKey,
    sdk: new Stripe(secretKey, { protocol: 'http', host, port, telemetry: false, maxNetworkRetries: 0 }),
    now: () => new Date(local.now() * 1_000),
    /** How long to wait for events, and between two looks at a test clock. */
    pauseMs: 0,
    stop: async (): Promise<void> => {
      await local.stop();
      store.close();
      if (reports.length > 0) throw new Error(`The local Stripe does not support: ${reports.join(', ')}`);
    },
  };
};

const openReal = (secretKey: string) => ({
  origin: 'https://api.stripe.com',
  secretKey,
  sdk: new Stripe(secretKey, { telemetry: false }),
  now: () => new Date(),
  pauseMs: 3_000,
  stop: async (): Promise<void> => undefined,
});

/** Opens Stripe with the product's prices: its test mode if there is a key, or else the local one. */
export const openScenarioStripe = async () => {
  const stripe = realKey === undefined ? await openLocal() : openReal(realKey);
  await setUpStripe(stripe.sdk, { siteOrigin: SITE, webhookUrl: null });
  return stripe;
};
export type ScenarioStripe = Awaited<ReturnType<typeof openScenarioStripe>>;
