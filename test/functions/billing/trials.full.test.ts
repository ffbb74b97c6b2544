import { describe, expect, it } from 'vitest';
import { cards, sessionOf } from '#test/support/local-stripe.ts';
import { openBillingProduct } from './billing-product.ts';

const { stripe, userOf, subscriptionsOf, amountsOf } = openBillingProduct();
type User = Awaited<ReturnType<typeof userOf>>;

describe('Trials', () => {
  it('starts one trial for four spellings of a Gmail address that opened checkout before any of them paid', async () => {
    const emails = [
      'ann.lee@gmail.com',
      'annlee@gmail.com',
      'a.n.n.lee@googlemail.com',
      'annlee+4@gmail.com',
    ];
    const users = await Promise.all(emails.map(userOf));
    const pages = await Promise.all(users.map(async (user) => (await user.checkout()).body.url));
    await Promise.all(pages.map((url) => stripe().pay(url)));
    await stripe().settle();
    const statuses = await Promise.all(users.map((user) => user.status()));
    expect(statuses.filter(({ trial_active }) => trial_active)).toHaveLength(1);
    expect(statuses.filter(({ trial_refused }) => trial_refused === 'inbox')).toHaveLength(3);
    await stripe().advance(8);
    const charged = await Promise.all(users.map(amountsOf));
    expect(charged.flat()).toEqual([1_999]);
  });

  it('ends a second trial with the same card at once, says so, and charges nothing', async () => {
    const [first, second] = [await userOf('bea@example.com'), await userOf('bo@example.com')];
    const pay = async (user: User) => {
      const { url } = (await user.checkout()).body;
      const body = { card: cards.pays, name: 'Bea Stone' };
      await stripe().control('POST', `checkout/${sessionOf(url)}`, body);
      return user.verify(sessionOf(url));
    };
    expect((await pay(first)).body).toMatchObject({ success: true, trial_refused: null });
    expect((await pay(second)).body).toMatchObject({ success: false, trial_refused: 'card' });
    expect(await second.status()).toMatchObject({
      subscribed: false,
      trial_active: false,
      trial_available: false,
      trial_refused: 'card',
    });
    expect(await first.status()).toMatchObject({ trial_active: true, trial_refused: null });
    expect(await amountsOf(second)).toEqual([]);
    // The next checkout starts without a trial, and the note disappears.
    await stripe().pay((await second.checkout()).body.url);
    await stripe().settle();
    expect(await second.status()).toMatchObject({
      subscribed: true,
      trial_active: false,
      trial_refused: null,
    });
  });

  it('keeps a second trial that staff gave in Stripe', async () => {
    const user = await userOf('cleo@example.com');
    await stripe().pay((await user.checkout('basic')).body.url);
    const [first] = await subscriptionsOf(user);
    await stripe().sdk.subscriptions.cancel(first!.id);
    const [price] = (await stripe().sdk.prices.list({ lookup_keys: ['platewise_premium_monthly'] })).data;
    const { url } = await stripe().sdk.checkout.sessions.create({
      mode: 'subscription',
      customer: first!.customer as string,
      line_items: [{ price: price!.id, quantity: 1 }],
      subscription_data: { trial_period_days: 14 },
      success_url: 'https://plate.example',
    });
    await stripe().pay(url!);
    await stripe().settle();
    expect(await user.status()).toMatchObject({ trial_active: true, subscription_tier: 'premium' });
  });
});
