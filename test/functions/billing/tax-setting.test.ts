import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCheckouts } from '#functions/billing/checkout/checkouts-repository.ts';
import { createPrices } from '#functions/billing/checkout/prices-repository.ts';
import type { AskStripe } from '#functions/platform/payments/stripe-client.ts';
import { setUpStripe } from '#infra/billing/set-up-stripe.ts';
import { currencies } from '#shared/plans/currencies.ts';
import { packLookupKeyOf } from '#shared/plans/packs.ts';
import { lookupKeyOf } from '#shared/plans/plans.ts';
import { startStripe, type StripeUnderTest } from '#test/infra/local/services/stripe/stripe-under-test.ts';

const siteOrigin = 'https://plate.example';
let stripe: StripeUnderTest;
let ask: AskStripe;
beforeAll(async () => {
  stripe = await startStripe();
  ask = (call) => call(stripe.sdk);
  await setUpStripe(stripe.sdk, { siteOrigin, webhookUrl: null });
});
afterAll(() => stripe.stop());

/** Opens the pages for a plan and a pack of a new customer, and returns their sessions. */
const pagesOf = async (isTaxed: boolean, currency: (typeof currencies)[number]) => {
  const { id: customerId } = await stripe.sdk.customers.create();
  const checkouts = createCheckouts(ask, isTaxed);
  const buyer = { userId: 'mara', customerId, currency, siteOrigin };
  const plan = await checkouts.createForPlan({
    ...buyer,
    price: await createPrices(ask).idOf(lookupKeyOf('basic', 'monthly')),
    withTrial: false,
    cancelPath: '/pricing',
    idempotencyKey: `plan-${customerId}`,
  });
  const pack = await checkouts.createForPack(
    { ...buyer, idempotencyKey: `pack-${customerId}` },
    'starter',
    await createPrices(ask).idOf(packLookupKeyOf('starter')),
  );
  return Promise.all([plan, pack].map(({ id }) => stripe.sdk.checkout.sessions.retrieve(id)));
};

describe('The setting for taxes', () => {
  it.each(currencies)(
    'the setting for taxes makes every page in %s collect an address and a tax ID and calculate the tax',
    async (currency) => {
      for (const session of await pagesOf(true, currency))
        expect(session).toMatchObject({
          currency,
          automatic_tax: { enabled: true },
          tax_id_collection: { enabled: true },
          billing_address_collection: 'required',
        });
    },
  );

  it('the setting for taxes leaves every page without taxes and address while it is off', async () => {
    for (const session of await pagesOf(false, 'usd')) {
      expect(session).toMatchObject({ automatic_tax: { enabled: false }, billing_address_collection: null });
      expect(session.amount_total).toBe(session.amount_subtotal);
    }
  });
});
