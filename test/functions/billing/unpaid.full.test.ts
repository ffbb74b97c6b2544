import { describe, expect, it } from 'vitest';
import { cards } from '#test/support/local-stripe.ts';
import { openBillingProduct } from './billing-product.ts';

const world = openBillingProduct();
const { stripe, userOf, subscriber, subscriptionOf, chargesOf, changeTo, refund, useCard } = world;

const DAY_MS = 86_400_000;
const now = async (): Promise<number> =>
  (await stripe().control<{ now: number }>('GET', 'clock')).now * 1_000;
const none = { subscribed: false, subscription_tier: null };
const premium = { subscribed: true, subscription_tier: 'premium' };
const invoicesOf = async (user: { email: string }) =>
  (await stripe().sdk.invoices.list({ customer: await world.customerOf(user) })).data;
/** A paying user, past the trial. */
const payer = async (email: string): Promise<Awaited<ReturnType<typeof userOf>>> => {
  const user = await subscriber(email);
  await stripe().advance(7.1);
  expect(await user.status()).toMatchObject({ ...premium, trial_active: false });
  return user;
};

describe('A first charge after a trial that fails', () => {
  it('ends paid features at once, with a deadline of seven days, and brings them back when it is paid', async () => {
    const user = await subscriber('ann@example.com', 'premium', cards.failsLater);
    const { trial_end } = await user.status();
    await stripe().advance(7.1);
    const status = await user.status();
    expect(status).toMatchObject({ ...none, payment_failed: true, trial_active: false, has_billing: true });
    expect(Date.parse(status.pay_by!)).toBe(Date.parse(trial_end!) + 7 * DAY_MS);
    expect(Date.parse(status.next_charge!)).toBeGreaterThan(await now());
    // Paying the open invoice in time brings the plan back.
    await useCard(user, cards.pays);
    await stripe().advance(4);
    expect(await user.status()).toMatchObject({ ...premium, payment_failed: false, pay_by: null });
    await stripe().advance(10);
    expect(await user.status()).toMatchObject({ ...premium, cancels_at_end: false });
  });

  it('ends the subscription after seven days and leaves no invoice to pay', async () => {
    const user = await subscriber('bea@example.com', 'premium', cards.failsLater);
    await stripe().advance(7.1);
    await stripe().advance(7);
    await stripe().settle();
    expect(await user.status()).toMatchObject({ ...none, payment_failed: false, pay_by: null });
    expect((await subscriptionOf(user)).status).toBe('canceled');
    expect((await invoicesOf(user)).map(({ status }) => status)).toEqual(['void', 'paid']);
  });
});

describe('A renewal that fails', () => {
  it('keeps the plan while it is retried, and names the date of the next attempt', async () => {
    const user = await payer('cleo@example.com');
    await useCard(user, cards.failsLater);
    const { subscription_end: paidUntil } = await user.status();
    await stripe().advance(31.5);
    const [open] = await invoicesOf(user);
    expect(await user.status()).toMatchObject({
      ...premium,
      payment_failed: true,
      subscription_end: paidUntil,
      next_charge: new Date(open!.next_payment_attempt! * 1_000).toISOString(),
    });
    await useCard(user, cards.pays);
    await stripe().advance(4);
    const paid = await user.status();
    expect(paid).toMatchObject({ ...premium, payment_failed: false });
    expect(paid.next_charge).toBe(paid.subscription_end);
  });

  it('ends the plan when Stripe gives up', async () => {
    const user = await payer('dan@example.com');
    await useCard(user, cards.failsLater);
    await stripe().advance(31.5);
    await stripe().advance(16);
    await stripe().settle();
    expect(await user.status()).toMatchObject({ ...none, payment_failed: false });
    expect((await invoicesOf(user)).map(({ status }) => status)).not.toContain('open');
  });
});

describe('A change to yearly', () => {
  it('starts a month of credits at once instead of delaying the next one', async () => {
    const user = await payer('kai@example.com');
    await stripe().advance(20);
    await changeTo(user, 'premium', 'yearly');
    const { total, resets_at } = await world.creditsOf(user);
    expect(total).toBe(3_000);
    expect(Date.parse(resets_at) - (await now())).toBeLessThanOrEqual(31 * DAY_MS);
  });
});

describe('A refund', () => {
  it('does not end the newer plan if its payment was replaced by an upgrade', async () => {
    const user = await payer('eve@example.com');
    await changeTo(user, 'enterprise');
    const [upgrade, first] = await chargesOf(user);
    await refund(first!.id);
    expect(await user.status()).toMatchObject({ subscribed: true, subscription_tier: 'enterprise' });
    await refund(upgrade!.id);
    expect(await user.status()).toMatchObject(none);
  });

  it('does not end a yearly plan if the month before it is refunded', async () => {
    const user = await payer('fay@example.com');
    await changeTo(user, 'premium', 'yearly');
    const [, month] = await chargesOf(user);
    await refund(month!.id);
    expect(await user.status()).toMatchObject({ ...premium, interval: 'yearly' });
  });

  it('gives the credits of a pack back if the bank returns it, once, and alerts staff', async () => {
    const user = await userOf('gus@example.com');
    await stripe().pay((await user.buy()).body.url);
    const [charge] = await chargesOf(user);
    const { id } = await refund(charge!.id);
    expect(await user.kept()).toBe(0);
    await stripe().control('POST', `refunds/${id}/fail`);
    await stripe().settle();
    expect(await user.kept()).toBe(500);
    const events = (await stripe().eventsOf(await world.customerOf(user))).map((event) => event.id);
    await stripe().send(events, 2);
    expect(await user.kept()).toBe(500);
    await refund(charge!.id);
    expect(await user.kept()).toBe(0);
  });
});

describe('An early fraud warning', () => {
  it('changes nothing for the user: staff decide about a refund', async () => {
    const user = await payer('hal@example.com');
    const [charge] = await chargesOf(user);
    await stripe().control('POST', `charges/${charge!.id}/warn`);
    await stripe().settle();
    expect(await user.status()).toMatchObject(premium);
    expect((await stripe().deliveries()).find(({ type }) => type.startsWith('radar'))).toMatchObject({
      status: 200,
    });
  });
});

describe('A pack', () => {
  it('comes with a paid invoice as its receipt', async () => {
    const user = await userOf('ida@example.com');
    await stripe().pay((await user.buy('plus')).body.url);
    expect(await invoicesOf(user)).toMatchObject([
      { status: 'paid', amount_paid: 1_299, billing_reason: 'manual', metadata: { pack: 'plus' } },
    ]);
  });
});

describe('The price in the status', () => {
  it('equals what Stripe charges, even if the list price has changed since', async () => {
    const user = await userOf('jo@example.com');
    await stripe().pay((await user.checkout('basic')).body.url);
    const old = await stripe().sdk.prices.create({
      product: 'platewise_basic',
      currency: 'usd',
      unit_amount: 599,
      recurring: { interval: 'month' },
      metadata: { lookup_key: 'platewise_basic_monthly' },
    });
    const { id, items } = await subscriptionOf(user);
    await stripe().sdk.subscriptions.update(id, { items: [{ id: items.data[0]!.id, price: old.id }] });
    await stripe().settle();
    expect(await user.status()).toMatchObject({
      subscription_tier: 'basic',
      price: { amount: 599, currency: 'usd' },
    });
  });
});
