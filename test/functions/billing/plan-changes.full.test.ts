import { describe, expect, it } from 'vitest';
import { openBillingProduct } from './billing-product.ts';

const world = openBillingProduct();
const { stripe, userOf, subscriber, subscriptionOf, amountsOf, creditsOf } = world;

/** Signs up a user whose trial is over and who has paid the first period. */
const paying = async (email: string, plan: 'basic' | 'premium' | 'enterprise', interval = 'monthly') => {
  const user = await userOf(email);
  await stripe().pay((await user.checkout(plan, interval)).body.url);
  await stripe().settle();
  await stripe().advance(8);
  return user;
};
const dayOf = (instant: string | null) => Date.parse(instant ?? '') / 86_400_000;

describe('Changes of plan over time', () => {
  it('keeps the higher plan and its credits until the period ends, then charges the lower price once a month', async () => {
    const user = await paying('ada@example.com', 'premium');
    await user.change('basic', 'monthly', (await user.quotes('basic')).quotes[0]!);
    const before = await user.status();
    await stripe().advance(20);
    expect(await user.status()).toMatchObject({
      subscription_tier: 'premium',
      next_charge: before.next_charge,
    });
    expect((await user.details()).scheduled).toMatchObject({ plan: 'basic' });
    await stripe().advance(15);
    expect(await user.status()).toMatchObject({
      subscription_tier: 'basic',
      price: { amount: 799, currency: 'usd' },
    });
    expect((await creditsOf(user)).total).toBeLessThanOrEqual(1_000);
    await stripe().advance(31);
    expect(await amountsOf(user)).toEqual([799, 799, 1_999]);
    // The schedule is over, so another change is possible.
    expect((await subscriptionOf(user)).schedule).toBeNull();
    const [quote] = (await user.quotes('premium')).quotes;
    expect((await user.change('premium', 'monthly', quote!)).status).toBe(200);
    expect((await amountsOf(user))[0]).toBe(quote!.due);
  });

  it('charges nothing for a change that was resumed before the period ended', async () => {
    const user = await paying('bo@example.com', 'enterprise');
    await user.change('basic', 'monthly', (await user.quotes('basic')).quotes[0]!);
    await user.resume();
    await stripe().advance(35);
    expect(await user.status()).toMatchObject({ subscription_tier: 'enterprise' });
    expect(await amountsOf(user)).toEqual([4_999, 4_999]);
  });

  it('keeps at least a month of the yearly price for every month of credits, however often the plan is changed', async () => {
    const user = await paying('di@example.com', 'basic');
    const changeNow = async (plan: 'basic' | 'premium', interval: 'monthly' | 'yearly') => {
      const quote = (await user.quotes(plan, interval)).quotes.find(({ timing }) => timing === 'now')!;
      expect((await user.change(plan, interval, quote)).status).toBe(200);
      return quote;
    };
    for (let round = 0; round < 2; round += 1) {
      const { due } = await changeNow('premium', 'yearly');
      const { refund } = await changeNow('basic', 'monthly');
      // The shortest month has 28 of 365 days.
      expect(due - refund).toBeGreaterThanOrEqual(19_990 / 13.1);
      await stripe().settle();
    }
  });

  it('announces the plan and price that a yearly renewal changes to', async () => {
    const user = await paying('ed@example.com', 'premium', 'yearly');
    await user.change('basic', 'yearly', (await user.quotes('basic', 'yearly')).quotes[0]!);
    await stripe().advance(336);
    const address = `${world.product().cloud.origin}/__local/mail.json?to=${encodeURIComponent(user.email)}`;
    const mails = (await (await fetch(address)).json()) as {
      subject: string;
      html: string;
      links: string[];
    }[];
    const upcoming = mails.find(({ subject }) => subject.includes('renews soon'))!;
    expect(upcoming.html).toContain('Basic, $79.90 a year');
    expect(upcoming.links).toContainEqual(expect.stringContaining('/profile/billing'));
  });

  it('counts a refunded year as unpaid: a failed renewal afterwards brings no new allowance', async () => {
    const user = await paying('cy@example.com', 'premium', 'yearly');
    const [, now] = (await user.quotes('basic', 'monthly')).quotes;
    expect((await user.change('basic', 'monthly', now!)).status).toBe(200);
    const { subscription_end, next_charge } = await user.status();
    // A month of Basic, instead of the rest of the year.
    expect(dayOf(next_charge) - dayOf(await subscriptionStart(user))).toBeLessThan(32);
    await stripe().control('POST', `customers/${(await subscriptionOf(user)).customer as string}/card`, {
      card: '4000000000000341',
    });
    await stripe().advance(32);
    const late = await user.status();
    expect(late).toMatchObject({ payment_failed: true, subscription_tier: 'basic' });
    expect(late.subscription_end).toBe(subscription_end);
  });
});

const subscriptionStart = async (user: Awaited<ReturnType<typeof subscriber>>): Promise<string> =>
  new Date((await subscriptionOf(user)).items.data[0]!.current_period_start * 1_000).toISOString();
