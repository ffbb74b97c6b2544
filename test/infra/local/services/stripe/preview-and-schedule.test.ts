import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { openShop, packCheckout, cards, subscribe } from './shop.ts';
import { startStripe } from './stripe-under-test.ts';

/** The middle of the first period, which has 28 days. */
const MIDDLE = new Date('2026-02-14T10:00:00Z');
const END = new Date('2026-02-28T10:00:00Z');
const seconds = (date: Date) => date.getTime() / 1_000;
const itemOf = ({ items }: Stripe.Subscription) => items.data[0]?.id ?? '';

describe('Stripe: invoice previews', () => {
  it('previews the next renewal with pending prorations and the credit balance, and stores nothing', async () => {
    await using stripe = await startStripe();
    const shop = await openShop(stripe);
    const subscription = await subscribe(stripe, shop);
    await stripe.sdk.customers.createBalanceTransaction(shop.customer.id, { amount: -300, currency: 'usd' });
    const preview = await stripe.sdk.invoices.createPreview({ subscription: subscription.id });
    expect(preview).toMatchObject({
      total: 1_000,
      starting_balance: -300,
      amount_due: 700,
      created: seconds(END),
      billing_reason: 'upcoming',
      status: 'draft',
    });
    expect((await stripe.sdk.invoices.list()).data).toHaveLength(1);
    await stripe.local.advance(END);
    const [renewal] = (await stripe.sdk.invoices.list()).data;
    expect(renewal?.amount_paid).toBe(700);
  });

  it('previews exactly what a change then charges', async () => {
    await using stripe = await startStripe();
    const shop = await openShop(stripe);
    const subscription = await subscribe(stripe, shop);
    await stripe.local.advance(MIDDLE);
    for (const price of [shop.premium, shop.premiumYearly]) {
      const items = [{ id: itemOf(subscription), price: price.id }];
      const preview = await stripe.sdk.invoices.createPreview({
        subscription: subscription.id,
        subscription_details: { items, proration_behavior: 'always_invoice' },
      });
      expect(preview.parent?.subscription_details?.subscription_proration_date).toBe(seconds(MIDDLE));
      await stripe.sdk.subscriptions.update(subscription.id, { items, proration_behavior: 'always_invoice' });
      const [invoice] = (await stripe.sdk.invoices.list()).data;
      expect(invoice?.total).toBe(preview.total);
      expect(invoice?.amount_paid).toBe(preview.amount_due);
    }
  });

  it('returns 404 for the preview of a subscription that ends', async () => {
    await using stripe = await startStripe();
    const subscription = await subscribe(stripe, await openShop(stripe));
    await stripe.sdk.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await expect(stripe.sdk.invoices.createPreview({ subscription: subscription.id })).rejects.toMatchObject({
      statusCode: 404,
      code: 'invoice_upcoming_none',
    });
  });

  it('names a parameter of previews that it does not support', async () => {
    await using stripe = await startStripe();
    const subscription = await subscribe(stripe, await openShop(stripe));
    const preview = stripe.sdk.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: { cancel_now: true },
    });
    await expect(preview).rejects.toMatchObject({
      statusCode: 501,
      param: 'subscription_details[cancel_now]',
    });
  });
});

describe('Stripe: subscription schedules', () => {
  const scheduled = async (to: 'basic' | 'premiumYearly') => {
    const stripe = await startStripe();
    const shop = await openShop(stripe);
    const subscription = await subscribe(stripe, shop, { price: shop.premium });
    const created = await stripe.sdk.subscriptionSchedules.create({ from_subscription: subscription.id });
    const [present] = created.phases;
    const schedule = await stripe.sdk.subscriptionSchedules.update(created.id, {
      end_behavior: 'release',
      phases: [
        {
          items: [{ price: shop.premium.id }],
          start_date: present!.start_date,
          end_date: present!.end_date,
          proration_behavior: 'none',
        },
        {
          items: [{ price: shop[to].id }],
          duration: { interval: to === 'basic' ? 'month' : 'year' },
          proration_behavior: 'none',
        },
      ],
    });
    const read = () => stripe.sdk.subscriptions.retrieve(subscription.id);
    return { stripe, shop, subscription, schedule, read };
  };

  it('changes the price at the end of the period, charges only the new one, and goes on without the schedule', async () => {
    const { stripe, shop, schedule, read } = await scheduled('basic');
    await using _ = stripe;
    const preview = await stripe.sdk.invoices.createPreview({ schedule: schedule.id });
    expect(preview).toMatchObject({ total: 1_000, created: seconds(END) });
    await stripe.local.advance(END);
    expect((await read()).items.data[0]?.price.id).toBe(shop.basic.id);
    const paid = async () => (await stripe.sdk.invoices.list()).data.map(({ amount_paid }) => amount_paid);
    expect(await paid()).toEqual([1_000, 2_000]);
    await stripe.local.advance(new Date('2026-04-01T10:00:00Z'));
    expect(await paid()).toEqual([1_000, 1_000, 2_000]);
    expect((await read()).schedule).toBeNull();
    expect((await stripe.sdk.subscriptionSchedules.retrieve(schedule.id)).status).toBe('released');
  });

  it('starts a new period of another interval when its phase begins', async () => {
    const { stripe, read } = await scheduled('premiumYearly');
    await using _ = stripe;
    await stripe.local.advance(END);
    const item = (await read()).items.data[0];
    expect(item).toMatchObject({
      current_period_start: seconds(END),
      current_period_end: seconds(new Date('2027-02-28T10:00:00Z')),
    });
  });

  it('keeps the price after a release, and manages the end of the subscription until then', async () => {
    const { stripe, shop, schedule, read, subscription } = await scheduled('basic');
    await using _ = stripe;
    const cancel = () => stripe.sdk.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await expect(cancel()).rejects.toMatchObject({ statusCode: 400 });
    await stripe.sdk.subscriptionSchedules.release(schedule.id);
    await stripe.local.advance(END);
    expect((await read()).items.data[0]?.price.id).toBe(shop.premium.id);
    expect((await cancel()).cancel_at_period_end).toBe(true);
  });

  it('cancels a schedule with its subscription', async () => {
    const { stripe, schedule, subscription } = await scheduled('basic');
    await using _ = stripe;
    await stripe.sdk.subscriptions.cancel(subscription.id);
    expect((await stripe.sdk.subscriptionSchedules.retrieve(schedule.id)).status).toBe('canceled');
  });
});

describe('Stripe: invoice PDFs', () => {
  it('serves the receipt of a one-time payment as a PDF', async () => {
    await using stripe = await startStripe();
    const shop = await openShop(stripe);
    const session = await packCheckout(stripe, shop, { invoice_creation: { enabled: true } });
    await stripe.local.pay(session.id, { card: cards.pays });
    const [invoice] = (await stripe.sdk.invoices.list()).data;
    const response = await fetch(invoice!.invoice_pdf!);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.subarray(-6).toString().trim()).toBe('%%EOF');
  });
});
