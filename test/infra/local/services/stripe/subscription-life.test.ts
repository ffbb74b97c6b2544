import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { cards, openShop, subscribe } from './shop.ts';
import { startStripe, type StripeUnderTest } from './stripe-under-test.ts';

const seconds = (iso: string) => Date.parse(iso) / 1000;
const to = (stripe: StripeUnderTest, iso: string) => stripe.local.advance(new Date(iso));
const periodOf = ({ items }: Stripe.Subscription) =>
  [items.data[0]?.current_period_start, items.data[0]?.current_period_end].map((at) =>
    new Date((at ?? 0) * 1000).toISOString().slice(0, 10),
  );

describe('Stripe: the life cycle of a subscription', () => {
  it('the subscription goes from the trial through its notice to payments, each in order and on time', async () => {
    await using stripe = await startStripe();
    const { id } = await subscribe(stripe, await openShop(stripe), { trialDays: 7 });
    stripe.hook.received.length = 0;
    await to(stripe, '2026-02-04T09:59:59Z');
    expect(stripe.hook.types()).toEqual([]);
    await to(stripe, '2026-02-04T10:00:00Z');
    expect(stripe.hook.types()).toEqual(['customer.subscription.trial_will_end']);
    await to(stripe, '2026-03-08T00:00:00Z');
    const events = stripe.hook.received.slice(1).map(({ event }) => event);
    const cycle = [
      'customer.subscription.updated',
      'invoice.created',
      'invoice.finalized',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice_payment.paid',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
    ];
    expect(events.map(({ type }) => type)).toEqual([...cycle, ...cycle]);
    expect(events[0]).toMatchObject({
      created: seconds('2026-02-07T10:00:00Z'),
      data: { previous_attributes: { status: 'trialing' } },
    });
    expect(events.at(-1)?.created).toBe(seconds('2026-03-07T10:00:00Z'));
    const subscription = await stripe.sdk.subscriptions.retrieve(id);
    expect(subscription.status).toBe('active');
    expect(periodOf(subscription)).toEqual(['2026-03-07', '2026-04-07']);
    const { data } = await stripe.sdk.invoices.list({ subscription: id, status: 'paid' });
    expect(data.map(({ amount_paid, billing_reason }) => [amount_paid, billing_reason])).toEqual([
      [1_000, 'subscription_cycle'],
      [1_000, 'subscription_cycle'],
      [0, 'subscription_create'],
    ]);
  });

  it('a subscription moves the day to the end of short months, and back', async () => {
    await using stripe = await startStripe();
    const { id } = await subscribe(stripe, await openShop(stripe));
    const ends = [];
    for (const month of ['02-28', '03-31', '04-30', '05-31']) {
      ends.push(periodOf(await stripe.sdk.subscriptions.retrieve(id))[1]);
      await to(stripe, `2026-${month}T10:00:00Z`);
    }
    expect(ends).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
  });

  it('a subscription renews yearly', async () => {
    await using stripe = await startStripe();
    const shop = await openShop(stripe);
    const { id } = await subscribe(stripe, shop, { price: shop.premiumYearly });
    await to(stripe, '2028-02-01T00:00:00Z');
    expect(periodOf(await stripe.sdk.subscriptions.retrieve(id))).toEqual(['2028-01-31', '2029-01-31']);
    expect((await stripe.sdk.invoices.list({ subscription: id })).data).toHaveLength(3);
  });

  it('becomes past due when a renewal fails, retries on schedule, and ends', async () => {
    await using stripe = await startStripe();
    const { id } = await subscribe(stripe, await openShop(stripe), { trialDays: 7, card: cards.failsLater });
    await to(stripe, '2026-02-07T10:00:00Z');
    const statusOf = async () => (await stripe.sdk.subscriptions.retrieve(id)).status;
    await expect(statusOf()).resolves.toBe('past_due');
    const tries = () => stripe.hook.types().filter((type) => type === 'invoice.payment_failed').length;
    const open = await stripe.sdk.invoices.list({ subscription: id, status: 'open' });
    expect(open.data).toMatchObject([
      { attempt_count: 1, next_payment_attempt: seconds('2026-02-10T10:00:00Z') },
    ]);
    for (const [day, count] of [
      ['10', 2],
      ['15', 3],
    ] as const) {
      await to(stripe, `2026-02-${day}T10:00:00Z`);
      expect([await statusOf(), tries()]).toEqual(['past_due', count]);
    }
    await to(stripe, '2026-02-22T10:00:00Z');
    expect([await statusOf(), tries()]).toEqual(['canceled', 4]);
    const ended = await stripe.sdk.subscriptions.retrieve(id);
    expect(ended.cancellation_details?.reason).toBe('payment_failed');
    await to(stripe, '2026-06-01T00:00:00Z');
    expect(tries()).toBe(4);
    expect(stripe.hook.types().filter((type) => type === 'customer.subscription.deleted')).toHaveLength(1);
  });

  it('a subscription becomes unpaid instead when configured', async () => {
    await using stripe = await startStripe({ afterRetries: 'unpaid' });
    const { id } = await subscribe(stripe, await openShop(stripe), { trialDays: 7, card: cards.failsLater });
    await to(stripe, '2026-03-08T00:00:00Z');
    await expect(stripe.sdk.subscriptions.retrieve(id)).resolves.toHaveProperty('status', 'unpaid');
    expect((await stripe.sdk.invoices.list({ subscription: id, status: 'draft' })).data).toHaveLength(1);
  });

  it('a subscription recovers when another card pays', async () => {
    await using stripe = await startStripe();
    const shop = await openShop(stripe);
    const { id } = await subscribe(stripe, shop, { trialDays: 7, card: cards.failsLater });
    await to(stripe, '2026-02-07T10:00:00Z');
    await fetch(`${stripe.local.origin}/control/customers/${shop.customer.id}/card`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ card: cards.pays }),
    });
    await to(stripe, '2026-02-10T10:00:00Z');
    await expect(stripe.sdk.subscriptions.retrieve(id)).resolves.toHaveProperty('status', 'active');
    expect((await stripe.sdk.invoices.list({ subscription: id, status: 'open' })).data).toEqual([]);
  });

  it('ends with its period after a cancellation, and continues when that is undone', async () => {
    await using stripe = await startStripe();
    const { id } = await subscribe(stripe, await openShop(stripe));
    const { sdk } = stripe;
    const cancelled = await sdk.subscriptions.update(id, { cancel_at_period_end: true });
    expect(cancelled).toMatchObject({
      status: 'active',
      cancel_at: seconds('2026-02-28T10:00:00Z'),
      cancellation_details: { reason: 'cancellation_requested' },
    });
    await sdk.subscriptions.update(id, { cancel_at_period_end: false });
    await to(stripe, '2026-03-01T00:00:00Z');
    await sdk.subscriptions.update(id, { cancel_at_period_end: true });
    await to(stripe, '2026-04-01T00:00:00Z');
    await expect(sdk.subscriptions.retrieve(id)).resolves.toMatchObject({
      status: 'canceled',
      ended_at: seconds('2026-03-31T10:00:00Z'),
    });
    expect((await sdk.invoices.list({ subscription: id })).data).toHaveLength(2);
    expect((await sdk.subscriptions.list()).data).toEqual([]);
    expect((await sdk.subscriptions.list({ status: 'all' })).data).toHaveLength(1);
    await expect(sdk.subscriptions.update(id, { cancel_at_period_end: false })).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it('a subscription ends with its trial when canceled within it, without a charge', async () => {
    await using stripe = await startStripe();
    const { id } = await subscribe(stripe, await openShop(stripe), { trialDays: 7 });
    await stripe.sdk.subscriptions.update(id, { cancel_at_period_end: true });
    await to(stripe, '2026-02-08T00:00:00Z');
    await expect(stripe.sdk.subscriptions.retrieve(id)).resolves.toHaveProperty('status', 'canceled');
    expect((await stripe.sdk.charges.list()).data).toEqual([]);
  });

  it('a subscription ends immediately on request, and only once', async () => {
    await using stripe = await startStripe();
    const { id } = await subscribe(stripe, await openShop(stripe));
    await expect(stripe.sdk.subscriptions.cancel(id)).resolves.toMatchObject({ status: 'canceled' });
    await expect(stripe.sdk.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404 });
  });

  it('a subscription ends its trial on request, and charges', async () => {
    await using stripe = await startStripe();
    const { id } = await subscribe(stripe, await openShop(stripe), { trialDays: 7 });
    const ended = await stripe.sdk.subscriptions.update(id, { trial_end: 'now' });
    expect(ended.status).toBe('active');
    expect(periodOf(ended)).toEqual(['2026-01-31', '2026-02-28']);
    expect((await stripe.sdk.charges.list()).data).toMatchObject([{ amount: 1_000, paid: true }]);
  });
});
