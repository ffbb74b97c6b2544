import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBillingRepository } from '#functions/billing/repository.ts';
import { noBilling } from '#functions/billing/billing.ts';
import { stripeEventTypes } from '#shared/billing/event-types.ts';
import type { SubscriptionStatus } from '#shared/billing/schema.ts';
import { lookupKeyOf } from '#shared/plans/plans.ts';
import type { PaidPlan } from '#shared/plans/tiers.ts';
import { billingCalls } from '#test/support/billing-calls.ts';
import { createTestFolder } from '#test/infra/local/host/fixtures/test-cloud.ts';
import { keepRows } from '#test/support/keep-rows.ts';
import { cards, type LocalStripeUnderTest, openLocalStripe, sessionOf } from '#test/support/local-stripe.ts';
import { type MeasuredCloud, startMeasuredCloud } from '#test/support/measured-cloud.ts';
import { bringFriend } from './bring-friend.ts';
import { isFull } from '#test/support/full-size.ts';

const RUNS = isFull ? 60 : 1;
const DAY_MS = 86_400_000;
const place = createTestFolder();
let product: MeasuredCloud;
let stripe: LocalStripeUnderTest;
let rows: ReturnType<typeof createBillingRepository>;

beforeAll(async () => {
  product = await startMeasuredCloud({}, place.webDist);
  stripe = openLocalStripe(product.cloud.stripe!);
  rows = createBillingRepository(product.table);
});
afterAll(async () => {
  await product.stop();
  place.remove();
});
let people = 0;
const person = async () => {
  people += 1;
  const caller = await product.person(`mara${people}@example.com`);
  const calls = billingCalls(caller);
  const customer = async () => (await rows.read(caller.sub)).customer_id!;
  return { ...caller, ...calls, customer };
};
type Person = Awaited<ReturnType<typeof person>>;

const subscriber = async (plan: PaidPlan = 'premium'): Promise<Person> => {
  const who = await person();
  await stripe.pay((await who.checkout(plan)).body.url);
  await stripe.settle();
  return who;
};
const now = async (): Promise<number> => (await stripe.control<{ now: number }>('GET', 'clock')).now * 1_000;
const subscriptionOf = async (who: Person) =>
  (await stripe.sdk.subscriptions.list({ customer: await who.customer() })).data[0]!;

/** Changes the plan as in Stripe's portal. */
const changeTo = async (who: Person, plan: PaidPlan): Promise<void> => {
  const { id, items } = await subscriptionOf(who);
  const [price] = (await stripe.sdk.prices.list({ lookup_keys: [lookupKeyOf(plan, 'monthly')] })).data;
  await stripe.sdk.subscriptions.update(id, {
    items: [{ id: items.data[0]!.id, price: price!.id }],
    proration_behavior: 'always_invoice',
  });
  await stripe.settle();
};

const shown = ({
  subscribed,
  trial_active,
  subscription_tier,
  payment_failed,
  cancels_at_end,
}: SubscriptionStatus) => ({
  subscribed,
  trial_active,
  subscription_tier,
  payment_failed,
  cancels_at_end,
});
const standing = async (who: Person) => shown(await who.status());
const paying = {
  subscribed: true,
  trial_active: false,
  subscription_tier: 'premium',
  payment_failed: false,
  cancels_at_end: false,
};
const none = { ...paying, subscribed: false, subscription_tier: null };

describe('The lifecycle of a subscription', () => {
  it('records trial, payment, upgrade, downgrade, cancellation and end in the row', async () => {
    const who = await subscriber();
    expect(await standing(who)).toEqual({ ...paying, trial_active: true });
    await stripe.advance(7.1);
    expect(await standing(who)).toEqual(paying);
    const end = Date.parse((await who.status()).subscription_end!);
    expect(end).toBeGreaterThan((await now()) + 27 * DAY_MS);
    await changeTo(who, 'enterprise');
    expect(await standing(who)).toEqual({ ...paying, subscription_tier: 'enterprise' });
    await changeTo(who, 'premium');
    expect(await standing(who)).toEqual(paying);
    await stripe.sdk.subscriptions.update((await subscriptionOf(who)).id, { cancel_at_period_end: true });
    await stripe.settle();
    expect(await standing(who)).toEqual({ ...paying, cancels_at_end: true });
    expect(Date.parse((await who.status()).subscription_end!)).toBe(end);
    await stripe.advance(31.5);
    expect(await standing(who)).toEqual(none);
  });

  it('a subscription keeps the plan while a failed payment is retried and ends it when Stripe gives up', async () => {
    const who = await subscriber();
    await stripe.advance(7.1);
    await stripe.control('POST', `customers/${await who.customer()}/card`, { card: cards.failsLater });
    await stripe.advance(31.5);
    expect(await standing(who)).toEqual({ ...paying, payment_failed: true });
    const page = await who.checkout('enterprise');
    expect([page.status, sessionOf(page.body.url)]).toEqual([200, '']);
    await stripe.advance(30);
    expect(await standing(who)).toEqual(none);
    expect(await who.status()).toMatchObject({ trial_available: false, has_billing: true });
  });

  it('a subscription keeps the plan when its price was replaced', async () => {
    const who = await subscriber('basic');
    const [price] = (await stripe.sdk.prices.list({ lookup_keys: ['platewise_basic_monthly'] })).data;
    const dearer = await stripe.sdk.prices.create({
      product: 'platewise_basic',
      currency: 'usd',
      unit_amount: 899,
      recurring: { interval: 'month' },
      lookup_key: 'platewise_basic_monthly',
      transfer_lookup_key: true,
      metadata: { lookup_key: 'platewise_basic_monthly' },
    });
    expect(dearer.id).not.toBe(price!.id);
    await stripe.advance(7.1);
    expect(await standing(who)).toEqual({ ...paying, subscription_tier: 'basic' });
  });

  it('recovers from missing webhooks through the portal and a verified payment', async () => {
    const who = await person();
    const { url } = (await who.checkout()).body;
    await stripe.pay(url);
    const { user_id, customer_id } = await rows.read(who.sub);
    const forget = async () => {
      const row = await rows.read(who.sub);
      await rows.replace(row, { ...noBilling(user_id), customer_id, has_billing: true });
      expect((await who.status()).subscribed).toBe(false);
    };
    await forget();
    expect((await who.portal()).status).toBe(200);
    expect(await standing(who)).toEqual({ ...paying, trial_active: true });
    await forget();
    expect((await who.verify(sessionOf(url))).body).toMatchObject({
      success: true,
      credits: 0,
      kind: 'plan',
    });
    expect(await standing(who)).toEqual({ ...paying, trial_active: true });
  });
});

/** Creates the referrer of a user, with the 100 credits for the sign-up. */
const bringerOf = async (friend: Person): Promise<Person> => {
  const bringer = await person();
  await bringFriend(product.table, bringer, friend.sub);
  return bringer;
};
const refund = async (charge: string): Promise<void> => {
  await stripe.sdk.refunds.create({ charge });
  await stripe.settle();
};
describe('A full refund of a plan', () => {
  it('a full refund of a plan keeps the referral reward for a refunded second month and revokes it for the first', async () => {
    const [ada, eve] = [await person(), await person()];
    const bringers = [await bringerOf(ada), await bringerOf(eve)] as const;
    for (const who of [ada, eve]) await stripe.pay((await who.checkout()).body.url);
    await stripe.advance(7.1);
    await stripe.advance(31.5);
    const standings = () => Promise.all([standing(ada), standing(eve)]);
    const rewards = () => Promise.all(bringers.map((bringer) => bringer.kept()));
    expect([await standings(), await rewards()]).toEqual([
      [paying, paying],
      [600, 600],
    ]);
    const charges = async (who: Person) =>
      (await stripe.sdk.charges.list({ customer: await who.customer() })).data.map(({ id }) => id);
    const [second, , ...none1] = await charges(ada);
    const [, first, ...none2] = await charges(eve);
    expect([...none1, ...none2]).toEqual([]);
    await refund(second!);
    await refund(first!);
    expect([await standings(), await rewards()]).toEqual([
      [none, paying],
      [600, 100],
    ]);
  });
});

describe('The webhook events of a subscription', () => {
  it(
    'webhook events lead to the same row, credits and rewards in every order and with any duplicates',
    async () => {
      const who = await person();
      const bringer = await bringerOf(who);
      const { url } = (await who.checkout()).body;
      // As if no Stripe webhook had arrived yet.
      const restore = await Promise.all([who, bringer].map(({ sub }) => keepRows(product.table, sub)));
      await stripe.pay(url);
      await stripe.pay((await who.buy('starter')).body.url);
      await stripe.pay((await who.buy('plus')).body.url);
      const [plus] = (await stripe.sdk.charges.list({ customer: await who.customer() })).data;
      await refund(plus!.id);
      await stripe.advance(8);
      await changeTo(who, 'enterprise');
      await changeTo(who, 'basic');
      await stripe.sdk.subscriptions.update((await subscriptionOf(who)).id, { cancel_at_period_end: true });
      await stripe.settle();
      const outcome = async () => {
        const { version: _v, synced_at: _s, ...row } = await rows.read(who.sub);
        return { row, kept: await who.kept(), earned: await bringer.kept() };
      };
      const end = await outcome();
      expect(end).toMatchObject({
        row: { plan: 'basic', cancels_at_end: true, trial_used: true, has_billing: true },
        kept: 500,
        earned: 1_600,
      });
      const known: ReadonlySet<string> = new Set(stripeEventTypes);
      const events = (await stripe.eventsOf(await who.customer()))
        .filter(({ type }) => known.has(type))
        .map(({ id }) => id);
      expect(events.length).toBeGreaterThan(10);

      const orders = fc
        .tuple(fc.shuffledSubarray(events, { minLength: events.length }), fc.shuffledSubarray(events))
        .map((parts) => parts.flat());
      await fc.assert(
        fc.asyncProperty(orders, async (order) => {
          for (const each of restore) await each();
          expect(await outcome()).toMatchObject({ row: { plan: null }, kept: 0, earned: 100 });
          const { sent } = await stripe.send(order);
          expect(new Set(sent.flatMap(({ answers }) => answers.map(({ status }) => status)))).toEqual(
            new Set([200]),
          );
          expect(await outcome()).toEqual(end);
        }),
        { numRuns: RUNS },
      );
    },
    isFull ? 1_200_000 : 240_000,
  );
});
