import { beforeAll, describe, expect, inject, it } from 'vitest';
import { forgetCredits } from '#test/support/forget-credits.ts';
import { cards, type LocalStripeUnderTest } from '#test/support/local-stripe.ts';
import { openProductStripe } from '#test/support/open-product-stripe.ts';
import { openLocalTable } from '#test/support/local-table.ts';
import { rowsOf } from '#test/support/rows-of.ts';
import { type BillingUser, withBillingUser } from '#test/support/with-user.ts';

let stripe: LocalStripeUnderTest;
beforeAll(() => {
  stripe = openProductStripe();
});

const customerOf = async ({ email }: BillingUser): Promise<string> =>
  (await stripe.sdk.customers.list({ email })).data[0]!.id;
const chargeOf = async (who: BillingUser) =>
  (await stripe.sdk.charges.list({ customer: await customerOf(who) })).data[0]!;
const refund = async (who: BillingUser, amount?: number): Promise<void> => {
  await stripe.sdk.refunds.create({ charge: (await chargeOf(who)).id, ...(amount && { amount }) });
  await stripe.settle();
};
const buyer = async (card: string = cards.pays): Promise<BillingUser> => {
  const who = await withBillingUser();
  await stripe.pay((await who.buy('starter')).body.url, card);
  await stripe.settle();
  return who;
};

/** A user without a trial left, whose plan is paid immediately. */
const payer = async (): Promise<BillingUser> => {
  const who = await withBillingUser();
  await stripe.pay((await who.checkout('basic')).body.url);
  const [subscription] = (await stripe.sdk.subscriptions.list({ customer: await customerOf(who) })).data;
  await stripe.sdk.subscriptions.cancel(subscription!.id);
  await stripe.settle();
  await stripe.pay((await who.checkout('premium')).body.url);
  await stripe.settle();
  return who;
};

describe('A full refund', () => {
  it('removes the credits of a pack exactly once', async () => {
    const who = await buyer();
    expect(await who.kept()).toBe(500);
    await refund(who);
    expect(await who.kept()).toBe(0);
    await stripe.pay((await who.buy('plus')).body.url);
    const events = await stripe.eventsOf(await customerOf(who));
    await stripe.send(
      events.map(({ id }) => id),
      2,
    );
    expect(await who.kept()).toBe(1_500);
  });

  it('ends a refunded plan immediately', async () => {
    const who = await payer();
    expect(await who.status()).toMatchObject({
      subscribed: true,
      subscription_tier: 'premium',
      trial_active: false,
    });
    await refund(who);
    expect(await who.status()).toMatchObject({
      subscribed: false,
      subscription_tier: null,
      has_billing: true,
    });
    const { data } = await stripe.sdk.subscriptions.list({ customer: await customerOf(who), status: 'all' });
    expect(data.map(({ status }) => status)).toEqual(['canceled', 'canceled']);
  });

  it('leaves no balance that would pay for the next plan when a downgraded plan is refunded', async () => {
    const who = await payer();
    const customer = await customerOf(who);
    const [subscription] = (await stripe.sdk.subscriptions.list({ customer })).data;
    const [price] = (await stripe.sdk.prices.list({ lookup_keys: ['platewise_basic_monthly'] })).data;
    await stripe.sdk.subscriptions.update(subscription!.id, {
      items: [{ id: subscription!.items.data[0]!.id, price: price!.id }],
      proration_behavior: 'always_invoice',
    });
    const good = async () => (await stripe.sdk.customers.retrieve(customer)) as { balance?: number };
    expect((await good()).balance).toBeLessThan(0);
    await refund(who);
    expect(await good()).toMatchObject({ balance: 0 });
    expect(await who.status()).toMatchObject({ subscribed: false });
  });

  it('leaves no credits when its webhook arrives before the purchase', async () => {
    const who = await withBillingUser();
    const { url } = (await who.buy('starter')).body;
    await stripe.pay(url);
    await refund(who);
    const events = (await stripe.eventsOf(await customerOf(who))).map(({ id }) => id);
    const table = await openLocalTable(inject('dataDir'));
    await forgetCredits(table, who.id);
    await stripe.send(events.reverse(), 2);
    expect(await who.kept()).toBe(0);
    const told = await rowsOf(table, who.id, 'credit#');
    expect(told.map(({ amount }) => Number(amount))).toEqual([100, 500, -500]);
  });
});

describe('A partial refund', () => {
  it('a partial refund keeps credits and plan unchanged', async () => {
    const who = await buyer();
    await refund(who, 100);
    expect(await who.kept()).toBe(500);
    const subscriber = await payer();
    await refund(subscriber, 100);
    expect(await subscriber.status()).toMatchObject({ subscribed: true });
  });
});

describe('A disputed payment', () => {
  it('withholds the credits until the bank decides in our favor', async () => {
    const who = await buyer(cards.isDisputed);
    expect(await who.kept()).toBe(0);
    const { data } = await stripe.sdk.disputes.list({ charge: (await chargeOf(who)).id });
    await stripe.control('POST', `disputes/${data[0]!.id}`, { status: 'won' });
    expect(await who.kept()).toBe(500);
    const events = (await stripe.eventsOf(await customerOf(who))).map(({ id }) => id);
    await stripe.send([...events, ...events.toReversed()], 2);
    expect(await who.kept()).toBe(500);
  });

  it('removes the credits for good when the dispute is lost', async () => {
    const who = await buyer(cards.isDisputed);
    const { data } = await stripe.sdk.disputes.list({ charge: (await chargeOf(who)).id });
    await stripe.control('POST', `disputes/${data[0]!.id}`, { status: 'lost' });
    expect(await who.kept()).toBe(0);
  });
});
