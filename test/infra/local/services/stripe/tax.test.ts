import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { open, press, typed } from './browser.ts';
import { cards, openShop, planCheckout, portalConfiguration, type Shop } from './shop.ts';
import { startStripe, type StripeUnderTest } from './stripe-under-test.ts';

let stripe: StripeUnderTest;
let shop: Shop;
let price: Stripe.Price;
let dearer: Stripe.Price;
beforeAll(async () => {
  stripe = await startStripe();
  shop = await openShop(stripe);
  const soldAt = (usd: number, eur: number) =>
    stripe.sdk.prices.create({
      product: String(shop.premium.product),
      currency: 'usd',
      unit_amount: usd,
      tax_behavior: 'exclusive',
      currency_options: { eur: { unit_amount: eur, tax_behavior: 'inclusive' } },
      recurring: { interval: 'month' },
    });
  price = await soldAt(2_000, 1_800);
  dearer = await soldAt(4_000, 3_600);
});
afterAll(() => stripe.stop());

const taxed = {
  automatic_tax: { enabled: true },
  tax_id_collection: { enabled: true },
  billing_address_collection: 'required',
  customer_update: { address: 'auto', name: 'auto' },
} as const;
const checkoutOf = async (more: Partial<Stripe.Checkout.SessionCreateParams> = {}) => {
  const customer = await stripe.sdk.customers.create({ email: 'ana@example.com' });
  return planCheckout(stripe, { ...shop, customer }, price, { ...taxed, ...more });
};
const invoiceOf = async (session: Stripe.Checkout.Session): Promise<Stripe.Invoice> => {
  const { invoice } = await stripe.sdk.checkout.sessions.retrieve(session.id);
  return stripe.sdk.invoices.retrieve(String(invoice));
};
const buy = async (
  address: { country: string; state?: string; tax_id?: string } | undefined,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
) => {
  const session = await checkoutOf(more);
  await stripe.local.pay(session.id, { card: cards.pays, ...(address && { address }) });
  return session;
};

describe('Taxes of the local Stripe', () => {
  it('taxes are added to an exclusive price', async () => {
    const session = await buy({ country: 'US', state: 'WA' });
    expect(await stripe.sdk.checkout.sessions.retrieve(session.id)).toMatchObject({
      amount_subtotal: 2_000,
      amount_total: 2_130,
      total_details: { amount_tax: 130 },
    });
    expect(await invoiceOf(session)).toMatchObject({
      subtotal: 2_000,
      total: 2_130,
      amount_paid: 2_130,
      total_excluding_tax: 2_000,
      total_taxes: [{ amount: 130, tax_behavior: 'exclusive', taxable_amount: 2_000 }],
      customer_address: { country: 'US', state: 'WA' },
    });
  });

  it('taxes are part of an inclusive price', async () => {
    const session = await buy({ country: 'DE' }, { currency: 'eur' });
    expect(await stripe.sdk.checkout.sessions.retrieve(session.id)).toMatchObject({
      currency: 'eur',
      amount_total: 1_800,
      total_details: { amount_tax: 287 },
    });
    expect(await invoiceOf(session)).toMatchObject({
      currency: 'eur',
      total: 1_800,
      total_excluding_tax: 1_513,
      total_taxes: [{ amount: 287, tax_behavior: 'inclusive', taxable_amount: 1_513 }],
    });
  });

  it('a business with a VAT number accounts for the tax itself', async () => {
    const session = await buy({ country: 'AT', tax_id: 'ATU12345678' }, { currency: 'eur' });
    expect(await invoiceOf(session)).toMatchObject({
      total: 1_800,
      total_taxes: [{ amount: 0, taxability_reason: 'reverse_charge' }],
      customer_tax_ids: [{ type: 'eu_vat', value: 'ATU12345678' }],
    });
  });

  it('renewals and changes of the plan are taxed where the customer lives', async () => {
    const session = await buy({ country: 'US', state: 'PA' });
    const { subscription: id, customer } = await stripe.sdk.checkout.sessions.retrieve(session.id);
    const {
      items,
      automatic_tax,
      latest_invoice: first,
    } = await stripe.sdk.subscriptions.retrieve(String(id));
    expect(automatic_tax).toMatchObject({ enabled: true });
    const change = await stripe.sdk.billingPortal.sessions.create({
      customer: String(customer),
      configuration: (
        await portalConfiguration(stripe, shop, {
          products: [{ product: String(price.product), prices: [price.id, dearer.id] }],
        })
      ).id,
      flow_data: {
        type: 'subscription_update_confirm',
        subscription_update_confirm: {
          subscription: String(id),
          items: [{ id: items.data[0]!.id, price: dearer.id }],
        },
      },
    });
    const page = await open(change.url);
    expect(page.text).toContain('Sales Tax (6%) $1.20');
    expect(page.text).toContain('Due today $21.20');
    await press(page, 'Confirm');
    const { latest_invoice: second } = await stripe.sdk.subscriptions.retrieve(String(id));
    expect(second).not.toBe(first);
    expect(await stripe.sdk.invoices.retrieve(String(second))).toMatchObject({
      total: 2_120,
      amount_paid: 2_120,
    });
  });

  it('the checkout page shows the tax for the submitted address before the payment', async () => {
    const session = await checkoutOf({ subscription_data: { trial_period_days: 7 } });
    const before = await open(session.url!);
    expect(before.text).toContain('7 days free, then $20.00 a month from');
    const after = await press(before, 'Update total', { country: 'US', state: 'ny' });
    expect(after.text).toContain('then $20.00 a month plus $0.80 Sales Tax (4%) from');
    expect((await press(after, 'Start trial', typed(cards.pays))).url).toContain('/done?session=');
    const inEuros = await open((await checkoutOf({ currency: 'eur' })).url!);
    expect(inEuros.text).toContain('€18.00 a month including €2.87 VAT (19%), until you cancel.');
    expect(inEuros.text).toContain('Total due today €18.00');
  });

  it('taxes are calculated only if the checkout asks for them', async () => {
    const session = await planCheckout(stripe, shop, price);
    await stripe.local.pay(session.id, { card: cards.pays });
    const invoice = await invoiceOf(session);
    expect(invoice).toMatchObject({ total: 2_000, total_taxes: [], automatic_tax: { enabled: false } });
  });

  it('a customer without an address or name can only be taxed if the page saves them', async () => {
    const { customer_update: _, ...withoutUpdate } = taxed;
    await expect(planCheckout(stripe, shop, price, withoutUpdate)).rejects.toThrow(
      'requires a valid address',
    );
    await expect(
      planCheckout(stripe, shop, price, { ...withoutUpdate, customer_update: { address: 'auto' } }),
    ).rejects.toThrow('customer_update[name]');
  });
});

describe('Currencies of the local Stripe', () => {
  it('a price names its other currencies on request only', async () => {
    expect(await stripe.sdk.prices.retrieve(price.id)).not.toHaveProperty('currency_options');
    const { currency_options: options } = await stripe.sdk.prices.retrieve(price.id, {
      expand: ['currency_options'],
    });
    expect(options).toMatchObject({
      usd: { unit_amount: 2_000, tax_behavior: 'exclusive' },
      eur: { unit_amount: 1_800, tax_behavior: 'inclusive' },
    });
  });

  it('the first plan fixes the currency of a customer', async () => {
    const { customer: id } = await buy({ country: 'FR' }, { currency: 'eur' });
    const customer = await stripe.sdk.customers.retrieve(String(id));
    expect(customer).toMatchObject({ currency: 'eur', address: { country: 'FR' } });
    const again = (more: Partial<Stripe.Checkout.SessionCreateParams>) =>
      planCheckout(stripe, { ...shop, customer: customer as Stripe.Customer }, price, { ...taxed, ...more });
    await expect(again({ currency: 'usd' })).rejects.toThrow('cannot combine currencies');
    expect(await again({})).toMatchObject({ currency: 'eur', amount_total: 1_800 });
  });

  it('a price is not sold in a currency that it does not have', async () => {
    const customer = await stripe.sdk.customers.create();
    const inPounds = planCheckout(stripe, { ...shop, customer }, shop.basic, { currency: 'gbp' });
    await expect(inPounds).rejects.toThrow(
      "supports currencies of `usd`. This doesn't match the expected currency: `gbp`",
    );
  });
});
