import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { cards, openShop, subscribe } from './shop.ts';
import { startStripe, type StripeUnderTest } from './stripe-under-test.ts';

/** The middle of the first period, which has 28 days. */
const MIDDLE = new Date('2026-02-14T10:00:00Z');

const change = (
  { sdk }: StripeUnderTest,
  { id, items }: Stripe.Subscription,
  price: Stripe.Price,
  more: Stripe.SubscriptionUpdateParams = {},
) => sdk.subscriptions.update(id, { items: [{ id: items.data[0]?.id ?? '', price: price.id }], ...more });

const linesOf = ({ lines }: Stripe.Invoice) =>
  lines.data.map(({ amount, description }) => [amount, description]);

describe('Stripe: a change of price', () => {
  it('a price change adds a proration to the next invoice', async () => {
    await using stripe = await startStripe();
    const shop = await openShop(stripe);
    const subscription = await subscribe(stripe, shop);
    await stripe.local.advance(MIDDLE);
    const changed = await change(stripe, subscription, shop.premium);
    expect(changed.items.data[0]).toMatchObject({ price: { id: shop.premium.id }, plan: { amount: 2_000 } });
    expect((await stripe.sdk.invoices.list()).data).toHaveLength(1);
    await stripe.local.advance(new Date('2026-02-28T10:00:00Z'));
    const [invoice] = (await stripe.sdk.invoices.list()).data;
    expect(invoice && linesOf(invoice)).toEqual([
      [-500, 'Unused time on Basic after 14 Feb 2026'],
      [1_000, 'Remaining time on Premium after 14 Feb 2026'],
      [2_000, '1 × Premium (at $20.00 / month)'],
    ]);
    expect(invoice?.amount_paid).toBe(2_500);
  });

  it('a price change charges immediately on request', async () => {
    await using stripe = await startStripe();
    const shop = await openShop(stripe);
    const subscription = await subscribe(stripe, shop);
    await stripe.local.advance(MIDDLE);
    await change(stripe, subscription, shop.premium, { proration_behavior: 'always_invoice' });
    const [invoice] = (await stripe.sdk.invoices.list()).data;
    expect(invoice).toMatchObject({ amount_paid: 500, billing_reason: 'subscription_update' });
  });

  it('leaves a credit after a downgrade, which pays the next invoice first', async () => {
    await using stripe = await startStripe();
    const shop = await openShop(stripe);
    const subscription = await subscribe(stripe, shop, { price: shop.premium });
    await stripe.local.advance(MIDDLE);
    await change(stripe, subscription, shop.basic, { proration_behavior: 'always_invoice' });
    await expect(stripe.sdk.customers.retrieve(shop.customer.id)).resolves.toHaveProperty('balance', -500);
    await stripe.local.advance(new Date('2026-02-28T10:00:00Z'));
    const [invoice] = (await stripe.sdk.invoices.list()).data;
    expect(invoice).toMatchObject({
      total: 1_000,
      amount_paid: 500,
      starting_balance: -500,
      ending_balance: 0,
    });
    await expect(stripe.sdk.customers.retrieve(shop.customer.id)).resolves.toHaveProperty('balance', 0);
  });

  it('a price change starts a new period immediately when the interval changes', async () => {
    await using stripe = await startStripe();
    const shop = await openShop(stripe);
    const subscription = await subscribe(stripe, shop);
    await stripe.local.advance(MIDDLE);
    const changed = await change(stripe, subscription, shop.premiumYearly);
    expect(changed.items.data[0]?.current_period_end).toBe(Date.parse('2027-02-14T10:00:00Z') / 1000);
    const [invoice] = (await stripe.sdk.invoices.list()).data;
    expect(invoice && linesOf(invoice)).toEqual([
      [-500, 'Unused time on Basic after 14 Feb 2026'],
      [20_000, '1 × Premium (at $200.00 / year)'],
    ]);
  });

  it('costs nothing within the trial, and keeps the trial', async () => {
    await using stripe = await startStripe();
    const shop = await openShop(stripe);
    const subscription = await subscribe(stripe, shop, { trialDays: 7 });
    const changed = await change(stripe, subscription, shop.premiumYearly, {
      proration_behavior: 'always_invoice',
    });
    expect(changed).toMatchObject({ status: 'trialing', trial_end: subscription.trial_end });
    await stripe.local.advance(new Date('2026-02-08T00:00:00Z'));
    const [invoice] = (await stripe.sdk.invoices.list()).data;
    expect(invoice?.amount_paid).toBe(20_000);
  });

  it('makes the subscription past due when the card is declined, or is undone on request', async () => {
    await using stripe = await startStripe();
    const shop = await openShop(stripe);
    const subscription = await subscribe(stripe, shop);
    await fetch(`${stripe.local.origin}/control/customers/${shop.customer.id}/card`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ card: cards.failsLater }),
    });
    const now = { proration_behavior: 'always_invoice' } as const;
    await expect(
      change(stripe, subscription, shop.premium, { ...now, payment_behavior: 'error_if_incomplete' }),
    ).rejects.toMatchObject({ type: 'StripeCardError', statusCode: 402 });
    await expect(stripe.sdk.subscriptions.retrieve(subscription.id)).resolves.toMatchObject({
      status: 'active',
      items: { data: [{ price: { id: shop.basic.id } }] },
    });
    await expect(change(stripe, subscription, shop.premium, now)).resolves.toHaveProperty(
      'status',
      'past_due',
    );
  });

  it('a price change needs the item and an active price', async () => {
    await using stripe = await startStripe();
    const shop = await openShop(stripe);
    const { id } = await subscribe(stripe, shop);
    const update = (items: Stripe.SubscriptionUpdateParams['items']) =>
      stripe.sdk.subscriptions.update(id, { items });
    await expect(update([{ price: shop.premium.id }])).rejects.toMatchObject({ statusCode: 501 });
    await expect(update([{ id: 'si_none', price: shop.premium.id }])).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });
});
