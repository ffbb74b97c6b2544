import { describe, expect, it } from 'vitest';
import { cards, sessionOf } from '#test/support/local-stripe.ts';
import { openBillingProduct } from './billing-product.ts';

const { stripe, userOf, subscriptionsOf, amountsOf } = openBillingProduct();
type User = Awaited<ReturnType<typeof userOf>>;

/** Completes a checkout whose bank confirms it only later. */
const payLater = (url: string) =>
  stripe().control('POST', `checkout/${sessionOf(url)}`, { card: cards.pays, delayed: true });
const bankSays = (url: string, status: 'succeeded' | 'failed') =>
  stripe().control('POST', `checkout/${sessionOf(url)}/result`, { status });
const none = { subscribed: false, trial_active: false };

describe('Delayed payment methods', () => {
  it('starts a trial only once its payment method is attached', async () => {
    const user = await userOf('dora@example.com');
    const { url } = (await user.checkout()).body;
    await payLater(url);
    expect(await user.status()).toMatchObject({ ...none, trial_available: true });
    expect((await user.verify(sessionOf(url))).body).toMatchObject({ success: false, failed: false });
    await bankSays(url, 'succeeded');
    expect(await user.status()).toMatchObject({ trial_active: true, trial_available: false });
    expect((await user.verify(sessionOf(url))).body).toMatchObject({ success: true });
  });

  it('gives no trial and charges nothing when the payment method is not confirmed', async () => {
    const user = await userOf('ed@example.com');
    const { url } = (await user.checkout()).body;
    await payLater(url);
    await bankSays(url, 'failed');
    await stripe().advance(8);
    expect(await user.status()).toMatchObject(none);
    expect(await amountsOf(user)).toEqual([]);
  });

  it('adds the credits of a pack when the bank confirms the payment, and none when it fails', async () => {
    const [paid, failed] = [await userOf('fay@example.com'), await userOf('gus@example.com')];
    const result = async (user: User, status: 'succeeded' | 'failed') => {
      const { url } = (await user.buy()).body;
      await payLater(url);
      expect(await user.kept()).toBe(0);
      expect((await user.verify(sessionOf(url))).body).toMatchObject({ success: false, failed: false });
      await bankSays(url, status);
      return { kept: await user.kept(), verified: (await user.verify(sessionOf(url))).body };
    };
    expect(await result(paid, 'succeeded')).toMatchObject({ kept: 500, verified: { success: true } });
    expect(await result(failed, 'failed')).toMatchObject({
      kept: 0,
      verified: { success: false, failed: true },
    });
  });

  it('gives a plan without a trial only after its first payment has arrived', async () => {
    const user = await userOf('hal@example.com');
    await stripe().pay((await user.checkout('basic')).body.url);
    const [trial] = await subscriptionsOf(user);
    await stripe().sdk.subscriptions.cancel(trial!.id);
    await stripe().settle();
    const { url } = (await user.checkout('premium')).body;
    await payLater(url);
    expect(await user.status()).toMatchObject(none);
    expect((await user.verify(sessionOf(url))).body).toMatchObject({ success: false });
    await bankSays(url, 'succeeded');
    expect(await user.status()).toMatchObject({ subscribed: true, subscription_tier: 'premium' });
  });
});
