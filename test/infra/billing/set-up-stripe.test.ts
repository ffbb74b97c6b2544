import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { desiredProducts } from '#infra/billing/catalogue.ts';
import { setUpStripe } from '#infra/billing/set-up-stripe.ts';
import { stripeEventTypes } from '#shared/billing/event-types.ts';
import { startStripe, type StripeUnderTest } from '../local/services/stripe/stripe-under-test.ts';

const siteOrigin = 'https://plate.example';
const webhookUrl = `${siteOrigin}/api/stripe/webhook`;
let stripe: StripeUnderTest;
beforeEach(async () => {
  stripe = await startStripe();
});
afterEach(() => stripe.stop());

const setUp = (products = desiredProducts()) => setUpStripe(stripe.sdk, { siteOrigin, webhookUrl, products });
const priceOf = async (key: string) => (await stripe.sdk.prices.list({ lookup_keys: [key] })).data[0];

describe('Setting up Stripe', () => {
  it('creates products, portal and webhook, and changes nothing on a second run', async () => {
    const first = await setUp();
    expect(first.changes).toHaveLength(6 + 9 + 1 + 1);
    expect(first.webhookSecret).toMatch(/^whsec_/);
    expect(await setUp()).toEqual({ changes: [], webhookSecret: null });
    expect(await priceOf('platewise_premium_yearly')).toMatchObject({
      unit_amount: 19_990,
      currency: 'usd',
      recurring: { interval: 'year' },
    });
    expect(await priceOf('platewise_pack_max')).toMatchObject({ unit_amount: 3_499, recurring: null });
    const [portal] = (await stripe.sdk.billingPortal.configurations.list()).data;
    expect(portal!.features.subscription_update).toMatchObject({
      enabled: true,
      proration_behavior: 'always_invoice',
      trial_update_behavior: 'continue_trial',
    });
    expect(portal!.features.subscription_update.products).toHaveLength(3);
    expect(portal!.features.subscription_cancel).toMatchObject({ enabled: true, mode: 'at_period_end' });
    const endpoints = (await stripe.sdk.webhookEndpoints.list()).data;
    expect(endpoints.find(({ url }) => url === webhookUrl)?.enabled_events).toEqual([...stripeEventTypes]);
  });

  it('creates a new price for a changed amount, moves the lookup key to it, and remembers the old price', async () => {
    await setUp();
    const before = await priceOf('platewise_basic_monthly');
    const dearer = desiredProducts().map((product) => ({
      ...product,
      prices: product.prices.map((price) =>
        price.lookupKey === 'platewise_basic_monthly'
          ? { ...price, amounts: { ...price.amounts, usd: 899 } }
          : price,
      ),
    }));
    expect((await setUp(dearer)).changes).toEqual([
      'price platewise_basic_monthly made: 899 cents',
      'previous price platewise_basic_monthly is no longer sold',
      'portal changed',
    ]);
    const after = await priceOf('platewise_basic_monthly');
    expect(after).toMatchObject({ unit_amount: 899, active: true });
    expect(await stripe.sdk.prices.retrieve(before!.id)).toMatchObject({
      active: false,
      lookup_key: null,
      metadata: { lookup_key: 'platewise_basic_monthly' },
    });
    expect((await setUp(dearer)).changes).toEqual([]);
  });

  it('renames a product in place', async () => {
    await setUp();
    const renamed = desiredProducts().map((product, place) =>
      place === 0 ? { ...product, name: 'Plain' } : product,
    );
    expect((await setUp(renamed)).changes).toEqual(['product platewise_basic changed']);
    expect(await stripe.sdk.products.retrieve('platewise_basic')).toMatchObject({ name: 'Plain' });
  });
});
