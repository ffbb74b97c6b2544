import { beforeAll, describe, expect, inject, it } from 'vitest';
import { noSubscription, subscriptionStatus } from '#shared/billing/schema.ts';
import { creditPacks, packNames } from '#shared/plans/packs.ts';
import { plans } from '#shared/plans/plans.ts';
import { intervals, paidPlans } from '#shared/plans/tiers.ts';
import { forgetCredits } from '#test/support/forget-credits.ts';
import { cards, type LocalStripeUnderTest, sessionOf } from '#test/support/local-stripe.ts';
import { openProductStripe } from '#test/support/open-product-stripe.ts';
import { logsOf } from '#test/support/logs-of.ts';
import { openLocalTable } from '#test/support/local-table.ts';
import { type BillingUser, withBillingUser } from '#test/support/with-user.ts';

const origin = inject('origin');
const DAY_S = 86_400;
let stripe: LocalStripeUnderTest;
beforeAll(() => {
  stripe = openProductStripe();
});

const customersOf = async ({ email }: BillingUser) => (await stripe.sdk.customers.list({ email })).data;
const subscriptionsOf = async (who: BillingUser) => {
  const [customer] = await customersOf(who);
  return (await stripe.sdk.subscriptions.list({ customer: customer!.id, status: 'all' })).data;
};
const subscribed = async (plan = 'premium', card: string = cards.pays): Promise<BillingUser> => {
  const who = await withBillingUser();
  await stripe.pay((await who.checkout(plan)).body.url, card);
  return who;
};

describe('POST /api/functions/check-subscription', () => {
  it('SUBS-05 API-01 returns "no subscription" for a user who never subscribed, without a request body', async () => {
    expect(await (await withBillingUser()).status()).toEqual(noSubscription);
  });

  it("SUBS-04 API-02 returns plan, trial and dates after Stripe's webhook arrived", async () => {
    const status = await (await subscribed()).status();
    expect(subscriptionStatus.parse(status)).toMatchObject({
      subscribed: true,
      trial_active: true,
      subscription_tier: 'premium',
      interval: 'monthly',
      cancels_at_end: false,
      payment_failed: false,
      trial_available: false,
      has_billing: true,
    });
    expect(status.subscription_end).toBe(status.trial_end);
    expect(Date.parse(status.trial_end!)).toBeGreaterThan(Date.now() + 6.9 * DAY_S * 1_000);
  });
});

describe('POST /api/functions/create-checkout', () => {
  const each = paidPlans.flatMap((plan) => intervals.map((interval) => [plan, interval] as const));
  it.each(each)(
    'API-03 PRICING-13 redirects to Stripe for %s (%s) and starts with a 7-day trial',
    async (plan, interval) => {
      const who = await withBillingUser();
      const { status, body } = await who.checkout(plan, interval);
      expect(status).toBe(200);
      const session = await stripe.sdk.checkout.sessions.retrieve(sessionOf(body.url), {
        expand: ['line_items'],
      });
      const [price] = session.line_items!.data.map((line) => line.price);
      expect(price).toMatchObject({
        unit_amount: plans[plan].prices[interval].usd,
        recurring: { interval: interval === 'monthly' ? 'month' : 'year' },
      });
      expect(session.success_url).toBe(`${origin}/payment-success?session_id={CHECKOUT_SESSION_ID}`);
      expect(session.cancel_url).toBe(`${origin}/pricing?plan=${plan}&interval=${interval}`);
      await stripe.pay(body.url);
      const [subscription] = await subscriptionsOf(who);
      expect(subscription!.trial_end! - subscription!.created).toBe(7 * DAY_S);
      expect(await who.status()).toMatchObject({ subscription_tier: plan, interval, trial_active: true });
    },
  );

  it('grants one trial per user, ever', async () => {
    const who = await subscribed('basic');
    const [first] = await subscriptionsOf(who);
    await stripe.sdk.subscriptions.cancel(first!.id);
    await stripe.settle();
    expect(await who.status()).toMatchObject({
      subscribed: false,
      trial_available: false,
      has_billing: true,
    });
    await stripe.pay((await who.checkout('enterprise')).body.url);
    const second = (await subscriptionsOf(who)).find(({ id }) => id !== first!.id);
    expect(second).toMatchObject({ status: 'active', trial_end: null });
    expect(await who.status()).toMatchObject({
      subscription_tier: 'enterprise',
      trial_active: false,
      trial_end: null,
    });
  });

  it('creates one customer and one checkout page for twenty simultaneous requests', async () => {
    const who = await withBillingUser();
    const pages = await Promise.all(Array.from({ length: 20 }, () => who.checkout()));
    expect(pages.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(pages.map(({ body }) => sessionOf(body.url))).size).toBe(1);
    expect(await customersOf(who)).toHaveLength(1);
  });

  it('closes the previous checkout page, so that two tabs never create two subscriptions', async () => {
    const who = await withBillingUser();
    const first = (await who.checkout('basic')).body.url;
    const second = (await who.checkout('premium')).body.url;
    expect(sessionOf(second)).not.toBe(sessionOf(first));
    await expect(stripe.pay(first)).rejects.toThrow(/expired|open/i);
    expect((await who.checkout('premium')).body.url).toBe(second);
    await stripe.pay(second);
    expect(await subscriptionsOf(who)).toHaveLength(1);
  });

  it('sends a subscriber to the change confirmation for another plan and rejects the current plan', async () => {
    const who = await subscribed('basic');
    const change = await who.checkout('premium');
    expect(change.status).toBe(200);
    expect(sessionOf(change.body.url)).toBe('');
    expect(await who.checkout('basic')).toMatchObject({ status: 409, body: { code: 'PLAN_IS_YOURS' } });
    expect(await subscriptionsOf(who)).toHaveLength(1);
  });

  it('uses the higher plan when staff sell a second one in Stripe, and alerts the operator to both', async () => {
    const who = await subscribed('basic');
    const [customer] = await customersOf(who);
    const [price] = (await stripe.sdk.prices.list({ lookup_keys: ['platewise_premium_yearly'] })).data;
    const { url } = await stripe.sdk.checkout.sessions.create({
      mode: 'subscription',
      customer: customer!.id,
      line_items: [{ price: price!.id, quantity: 1 }],
      success_url: origin,
    });
    await stripe.pay(url!);
    expect(await who.status()).toMatchObject({ subscription_tier: 'premium', interval: 'yearly' });
    const told = logsOf(inject('dataDir')).filter((line) => line.includes(customer!.id));
    expect(told.join()).toContain('two subscriptions at once');
  });

  it('ends the plan when the customer was deleted in Stripe, and starts the next one without a trial', async () => {
    const who = await subscribed('basic');
    const [customer] = await customersOf(who);
    await stripe.sdk.customers.del(customer!.id);
    await stripe.settle();
    expect(await who.status()).toMatchObject({ subscribed: false, trial_available: false });
    await stripe.pay((await who.checkout('basic')).body.url);
    expect(await who.status()).toMatchObject({ subscription_tier: 'basic', trial_active: false });
    expect(await customersOf(who)).toHaveLength(1);
  });

  it('changes nothing when the card is declined', async () => {
    const who = await withBillingUser();
    const { url } = (await who.checkout()).body;
    expect(await stripe.pay(url, cards.isDeclined)).toMatchObject({ status: 'open' });
    expect(await who.status()).toEqual(noSubscription);
    expect((await who.verify(sessionOf(url))).body).toMatchObject({
      success: false,
      credits: 0,
      kind: 'plan',
    });
  });
});

describe('POST /api/functions/customer-portal', () => {
  it('API-04 opens the Stripe portal for customers and for no other user', async () => {
    const who = await withBillingUser();
    const nothing = { status: 409, body: { code: 'NOTHING_TO_MANAGE' } };
    expect(await who.portal()).toMatchObject(nothing);
    await who.checkout();
    expect(await who.portal()).toMatchObject(nothing);
    const { status, body } = await (await subscribed()).portal();
    expect(status).toBe(200);
    expect((await fetch(body.url)).status).toBe(200);
  });
});

describe('Buying credit packs', () => {
  it.each(packNames)(
    'API-07 API-08 CREDITS-02 (D20) sells pack %s and adds its credits once it is paid',
    async (pack) => {
      const who = await withBillingUser();
      const { status, body } = await who.buy(pack);
      expect(status).toBe(200);
      const session = sessionOf(body.url);
      expect(await who.verify(session)).toMatchObject({ status: 200, body: { success: false, credits: 0 } });
      const { amount_total: amount } = await stripe.sdk.checkout.sessions.retrieve(session);
      expect(amount).toBe(creditPacks[pack].prices.usd);
      await stripe.pay(body.url);
      expect((await who.verify(session)).body).toMatchObject({
        success: true,
        credits: creditPacks[pack].credits,
        kind: 'credits',
      });
      expect(await who.kept()).toBe(creditPacks[pack].credits);
      expect(await who.status()).toMatchObject({
        subscribed: false,
        has_billing: true,
        trial_available: true,
      });
    },
  );

  it('uses one checkout page for a repeated request and two for separate requests', async () => {
    const who = await withBillingUser();
    const press = { 'idempotency-key': 'press-one' };
    const twice = await Promise.all([who.buy('plus', press), who.buy('plus', press)]);
    expect(twice[0].body.url).toBe(twice[1].body.url);
    expect((await who.buy('plus', { 'idempotency-key': 'press-two' })).body.url).not.toBe(twice[0].body.url);
  });

  it('PAY-10 adds the credits once, however many webhooks arrive while the user verifies the payment', async () => {
    const who = await withBillingUser();
    const { url } = (await who.buy('plus')).body;
    const session = sessionOf(url);
    await stripe.pay(url);
    const [customer] = await customersOf(who);
    const told = (await stripe.eventsOf(customer!.id)).find(
      ({ type }) => type === 'checkout.session.completed',
    );
    // The first webhook has arrived; from here on it is treated as if it had not.
    await forgetCredits(await openLocalTable(inject('dataDir')), who.id);
    expect(await who.kept()).toBe(0);
    const deliveries = Array.from({ length: 10 }, () => stripe.send([told!.id]));
    const verified = await Promise.all(Array.from({ length: 5 }, () => who.verify(session)));
    const answers = (await Promise.all(deliveries)).flatMap(({ sent }) => sent.flatMap((one) => one.answers));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(verified.map(({ body }) => body.success)).toEqual(Array(5).fill(true));
    expect(await who.kept()).toBe(creditPacks.plus.credits);
  });

  it("answers another user's checkout page like one that never existed", async () => {
    const [mara, jon] = [await withBillingUser(), await withBillingUser()];
    const { url } = (await mara.buy()).body;
    await stripe.pay(url);
    const unknown = { status: 404, body: { code: 'PAYMENT_NOT_FOUND' } };
    expect(await jon.verify(sessionOf(url))).toMatchObject(unknown);
    expect(await jon.verify('cs_test_nothing')).toMatchObject(unknown);
    expect(await jon.kept()).toBe(0);
  });
});
