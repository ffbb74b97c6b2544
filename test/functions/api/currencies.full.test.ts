import { beforeAll, describe, expect, inject, it } from 'vitest';
import { creditPacks } from '#shared/plans/packs.ts';
import { lookupKeyOf, plans } from '#shared/plans/plans.ts';
import { cards, type LocalStripeUnderTest, sessionOf } from '#test/support/local-stripe.ts';
import { mailAbout } from '#test/support/mail-about.ts';
import { openProductStripe } from '#test/support/open-product-stripe.ts';
import { type BillingUser, withBillingUser } from '#test/support/with-user.ts';

let stripe: LocalStripeUnderTest;
beforeAll(() => {
  stripe = openProductStripe();
});

interface Address {
  country: string;
  state?: string;
}
const pay = (url: string, address: Address) =>
  stripe.control('POST', `checkout/${sessionOf(url)}`, { card: cards.pays, address });
const customerOf = async ({ email }: BillingUser) => (await stripe.sdk.customers.list({ email })).data[0]!;
const subscriptionOf = async (who: BillingUser) => {
  const { id: customer } = await customerOf(who);
  return (await stripe.sdk.subscriptions.list({ customer })).data[0]!;
};
/** Ends the trial, so that the first payment is charged, and returns what was charged. */
const firstChargeOf = async (who: BillingUser) => {
  const { id, customer } = await subscriptionOf(who);
  await stripe.sdk.subscriptions.update(id, { trial_end: 'now' });
  await stripe.settle();
  return (await stripe.sdk.charges.list({ customer: String(customer) })).data[0]!;
};

const places = [
  ['usd', { country: 'US', state: 'WA' }, 'added', { charged: 2_129, tax: 130 }],
  ['eur', { country: 'DE' }, 'included', { charged: 1_999, tax: 319 }],
  ['gbp', { country: 'GB' }, 'included', { charged: 1_799, tax: 300 }],
] as const;

describe('Plans in each currency', () => {
  it.each(places)(
    'sells Premium in %s to %o with tax %s',
    async (currency, address, tax, { charged, ...paid }) => {
      const who = await withBillingUser();
      const { status, body } = await who.checkout('premium', 'monthly', currency);
      expect(status).toBe(200);
      await pay(body.url, address);
      await stripe.settle();
      const price = { amount: plans.premium.prices.monthly[currency], currency };
      expect(await who.status()).toMatchObject({ subscription_tier: 'premium', price, tax, currency });
      expect(await firstChargeOf(who)).toMatchObject({ amount: charged, currency });
      const { html } = await mailAbout(inject('origin'), who.email, 'Your Platewise receipt');
      const money = (amount: number) =>
        new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100);
      expect(html).toContain(`You paid ${money(charged)} for Premium.`);
      expect(html).toContain(`This includes ${money(paid.tax)} in taxes.`);
    },
  );

  it('sells in US dollars when the request names no currency', async () => {
    const who = await withBillingUser();
    const { url } = (await who.checkout('basic')).body;
    const session = await stripe.sdk.checkout.sessions.retrieve(sessionOf(url));
    expect(session).toMatchObject({ currency: 'usd', automatic_tax: { enabled: true } });
  });

  it('replaces an open page when the currency is changed', async () => {
    const who = await withBillingUser();
    const first = (await who.checkout('basic')).body.url;
    const second = (await who.checkout('basic', 'monthly', 'gbp')).body.url;
    expect(second).not.toBe(first);
    const { status } = await stripe.sdk.checkout.sessions.retrieve(sessionOf(first));
    expect(status).toBe('expired');
    expect((await who.checkout('basic', 'monthly', 'gbp')).body.url).toBe(second);
  });

  it('keeps the currency of the first plan for later plans and packs', async () => {
    const who = await withBillingUser();
    expect((await who.status()).currency).toBeNull();
    await pay((await who.checkout('basic', 'monthly', 'eur')).body.url, { country: 'DE' });
    await stripe.sdk.subscriptions.cancel((await subscriptionOf(who)).id);
    await stripe.settle();
    expect(await who.status()).toMatchObject({ subscribed: false, currency: 'eur' });
    for (const { body } of [
      await who.checkout('basic', 'monthly', 'usd'),
      await who.buy('plus', {}, 'usd'),
    ]) {
      const session = await stripe.sdk.checkout.sessions.retrieve(sessionOf(body.url));
      expect(session.currency).toBe('eur');
    }
  });

  it('rejects a currency that is not sold in', async () => {
    expect((await (await withBillingUser()).checkout('basic', 'monthly', 'jpy')).status).toBe(400);
  });
});

describe('Credit packs in each currency', () => {
  it.each(places)('sells a pack in %s to %o with tax %s', async (currency, address, tax) => {
    const who = await withBillingUser();
    const { url } = (await who.buy('starter', {}, currency)).body;
    await pay(url, address);
    const { amount_total: total, total_details: details } = await stripe.sdk.checkout.sessions.retrieve(
      sessionOf(url),
    );
    expect(details!.amount_tax).toBeGreaterThan(0);
    const added = tax === 'added' ? details!.amount_tax : 0;
    expect(total).toBe(creditPacks.starter.prices[currency] + added);
    expect(await who.verify(sessionOf(url))).toMatchObject({ body: { success: true, credits: 500 } });
  });
});

describe('An older price', () => {
  it.each(['usd', 'eur'] as const)(
    'an older price in %s is shown in the status and in emails as it is charged',
    async (currency) => {
      const who = await withBillingUser();
      await pay((await who.checkout('premium', 'monthly', currency)).body.url, { country: 'DE' });
      const { id, items } = await subscriptionOf(who);
      const [item] = items.data;
      // The price of subscribers from before a change of prices: no lookup key, only its metadata.
      const older = await stripe.sdk.prices.create({
        product: String(item!.price.product),
        currency: 'usd',
        unit_amount: 1_499,
        tax_behavior: 'exclusive',
        currency_options: { eur: { unit_amount: 1_399, tax_behavior: 'inclusive' } },
        recurring: { interval: 'month' },
        metadata: { lookup_key: lookupKeyOf('premium', 'monthly') },
      });
      await stripe.sdk.subscriptions.update(id, {
        items: [{ id: item!.id, price: older.id }],
        proration_behavior: 'none',
      });
      await stripe.settle();
      const price = { amount: currency === 'usd' ? 1_499 : 1_399, currency };
      expect(await who.status()).toMatchObject({ subscription_tier: 'premium', price });
      const charge = await firstChargeOf(who);
      // In US dollars, German VAT is added to the price.
      expect(charge.amount).toBe(currency === 'usd' ? 1_784 : 1_399);
      const { html } = await mailAbout(inject('origin'), who.email, 'Your Platewise receipt');
      expect(html).toContain(currency === 'usd' ? 'You paid $17.84' : 'You paid €13.99');
    },
  );
});
