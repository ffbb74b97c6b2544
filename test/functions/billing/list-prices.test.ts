import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPrices } from '#functions/billing/checkout/prices-repository.ts';
import { desiredProducts } from '#infra/billing/catalogue.ts';
import { setUpStripe } from '#infra/billing/set-up-stripe.ts';
import { startStripe, type StripeUnderTest } from '#test/infra/local/services/stripe/stripe-under-test.ts';

let stripe: StripeUnderTest;
beforeEach(async () => {
  stripe = await startStripe();
});
afterEach(() => stripe.stop());

/** Sets up Stripe with a price in pounds for Basic, and returns what is reported when each price is read. */
const reportsFor = async (pence: number): Promise<(string | undefined)[]> => {
  const products = desiredProducts().map((product) => ({
    ...product,
    prices: product.prices.map((price) =>
      price.lookupKey === 'platewise_basic_monthly'
        ? { ...price, amounts: { ...price.amounts, gbp: pence } }
        : price,
    ),
  }));
  await setUpStripe(stripe.sdk, { siteOrigin: 'https://plate.example', webhookUrl: null, products });
  const reported: (string | undefined)[] = [];
  const prices = createPrices(
    (call) => call(stripe.sdk),
    (_, facts) => void reported.push(facts['lookup_key']),
  );
  for (const { lookupKey } of products.flatMap((product) => product.prices)) await prices.idOf(lookupKey);
  return reported;
};

describe('The prices at Stripe', () => {
  it('the prices at Stripe are reported when one differs from what the site shows', async () => {
    expect(await reportsFor(799)).toEqual(['platewise_basic_monthly']);
  });

  it('the prices at Stripe are not reported when all are as the site shows them', async () => {
    expect(await reportsFor(699)).toEqual([]);
  });
});
