import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { click, open, press, typed } from './browser.ts';
import { cards, openShop, portalConfiguration, type Shop, subscribe } from './shop.ts';
import { startStripe, type StripeUnderTest } from './stripe-under-test.ts';

const RETURN = 'http://localhost:3000/settings';

const portal = async (
  stripe: StripeUnderTest,
  shop: Shop,
  flow_data?: Stripe.BillingPortal.SessionCreateParams.FlowData,
) =>
  stripe.sdk.billingPortal.sessions.create({
    customer: shop.customer.id,
    return_url: RETURN,
    configuration: (await portalConfiguration(stripe, shop)).id,
    ...(flow_data && { flow_data }),
  });

/** Returns a shop with a customer who has subscribed. */
const openSubscribedShop = async (options?: Parameters<typeof subscribe>[2]) => {
  const stripe = await startStripe();
  const shop = await openShop(stripe);
  const subscription = await subscribe(stripe, shop, options);
  return { stripe, shop, subscription, [Symbol.asyncDispose]: () => stripe[Symbol.asyncDispose]() };
};

/** The flow that asks to confirm the change to Premium, paid yearly. */
const confirmPremium = ({ id, items }: Stripe.Subscription, { premiumYearly }: Shop) => ({
  type: 'subscription_update_confirm' as const,
  subscription_update_confirm: {
    subscription: id,
    items: [{ id: items.data[0]?.id ?? '', price: premiumYearly.id }],
  },
});

const statusOf = async (stripe: StripeUnderTest, { id }: Stripe.Subscription) => {
  const { status, cancel_at: at, items } = await stripe.sdk.subscriptions.retrieve(id);
  return [status, at !== null, items.data[0]?.price.unit_amount];
};

describe('Stripe: the customer portal', () => {
  it('shows plan, renewal, card and invoices, and links back', async () => {
    await using opened = await openSubscribedShop();
    const { stripe, shop } = opened;
    const home = await open((await portal(stripe, shop)).url);
    expect(home.text).toContain('Basic active $10.00 a month Renews on February 28, 2026.');
    expect(home.text).toContain('Visa that ends in 4242, good until 12/2040');
    expect(home.text).toContain('January 31, 2026 $10.00 paid');
    expect(home.html).toContain(`href="${RETURN}"`);
    const invoice = await click(home, 'January 31, 2026');
    expect(invoice.text).toContain('1 × Basic (at $10.00 / month) $10.00');
  });

  it('the customer portal changes the plan after showing the price', async () => {
    await using opened = await openSubscribedShop();
    const { stripe, shop, subscription } = opened;
    const { url } = await portal(stripe, shop);
    await stripe.local.advance(new Date('2026-02-14T10:00:00Z'));
    const plans = await click(await open(url), 'Change plan');
    const [, path = ''] = new RegExp(`href="([^"]*${shop.premium.id})"`).exec(plans.html) ?? [];
    const preview = await open(new URL(path, url).href);
    expect(preview.text).toContain('Unused time on Basic after 14 Feb 2026 -$5.00');
    expect(preview.text).toContain('Due today $5.00');
    expect((await stripe.sdk.invoices.list()).data).toHaveLength(1);
    const home = await press(preview, 'Confirm');
    expect(home.text).toContain('Your plan has been changed.');
    await expect(statusOf(stripe, subscription)).resolves.toEqual(['active', false, 2_000]);
    expect((await stripe.sdk.charges.list()).data[0]).toMatchObject({ amount: 500, paid: true });
  });

  it.each([
    ['end_trial', ['active', 2_000], 'Due today $20.00'],
    ['continue_trial', ['trialing', 0], 'Due today $0.00'],
  ] as const)(
    'the customer portal changes a plan on trial as configured: %s',
    async (behaviour, [status, paid], due) => {
      await using opened = await openSubscribedShop({ trialDays: 7 });
      const { stripe, shop, subscription } = opened;
      const { id } = await portalConfiguration(stripe, shop, { trial_update_behavior: behaviour });
      const { sdk } = stripe;
      const { url } = await sdk.billingPortal.sessions.create({
        customer: shop.customer.id,
        configuration: id,
      });
      const preview = await open(`${url}/change?price=${shop.premium.id}`);
      expect(preview.text).toContain(due);
      await press(preview, 'Confirm');
      await expect(statusOf(stripe, subscription)).resolves.toEqual([status, false, 2_000]);
      const charged = (await sdk.charges.list()).data.map(({ amount }) => amount);
      expect(charged).toEqual(paid === 0 ? [] : [2_000]);
    },
  );

  it('cancels at the end of the period, and undoes that', async () => {
    await using opened = await openSubscribedShop();
    const { stripe, shop, subscription } = opened;
    const question = await click(await open((await portal(stripe, shop)).url), 'Cancel plan');
    expect(question.text).toContain('You keep Basic until February 28, 2026.');
    const home = await press(question, 'Cancel plan');
    expect(home.text).toContain('Cancels on February 28, 2026.');
    await expect(statusOf(stripe, subscription)).resolves.toEqual(['active', true, 1_000]);
    // Under flexible billing, the portal only sets the date.
    await expect(stripe.sdk.subscriptions.retrieve(subscription.id)).resolves.toMatchObject({
      billing_mode: { type: 'flexible' },
      cancel_at_period_end: false,
      cancel_at: Date.parse('2026-02-28T10:00:00Z') / 1000,
    });
    await stripe.sdk.subscriptions.update(subscription.id, { cancel_at_period_end: false });
    await expect(statusOf(stripe, subscription)).resolves.toEqual(['active', true, 1_000]);
    const kept = await press(home, 'Keep plan');
    expect(kept.text).toContain('Your plan goes on.');
    await expect(statusOf(stripe, subscription)).resolves.toEqual(['active', false, 1_000]);
  });

  it('accepts another card, rejects a bad one, and pays an open invoice', async () => {
    await using opened = await openSubscribedShop({ trialDays: 7, card: cards.failsLater });
    const { stripe, shop, subscription } = opened;
    const { url } = await portal(stripe, shop);
    await stripe.local.advance(new Date('2026-02-07T10:00:00Z'));
    const late = await open(url);
    expect(late.text).toContain('past due');
    const form = await click(late, 'Change card');
    const refused = await press(form, 'Save card', typed(cards.isDeclined));
    expect(refused.text).toContain('Your card was declined.');
    const home = await press(refused, 'Save card', typed('5555 5555 5555 4444'));
    expect(home.text).toContain('Mastercard that ends in 4444');
    const invoice = await click(home, 'February 7, 2026');
    const paid = await press(invoice, 'Pay $10.00');
    expect(paid.text).toContain('paid');
    await expect(statusOf(stripe, subscription)).resolves.toEqual(['active', false, 1_000]);
  });

  it("opens with the change to confirm, and returns to the caller's address", async () => {
    await using opened = await openSubscribedShop();
    const { stripe, shop, subscription } = opened;
    const { url } = await portal(stripe, shop, {
      ...confirmPremium(subscription, shop),
      after_completion: { type: 'redirect', redirect: { return_url: `${RETURN}?changed=1` } },
    });
    const page = await open(url);
    expect(page.text).toContain('Change to Premium $200.00 a year');
    expect((await press(page, 'Confirm')).url).toBe(`${RETURN}?changed=1`);
    await expect(statusOf(stripe, subscription)).resolves.toEqual(['active', false, 20_000]);
  });

  it('the customer portal keeps the plan when the card is declined', async () => {
    await using opened = await openSubscribedShop();
    const { stripe, shop, subscription } = opened;
    const { url } = await portal(stripe, shop, confirmPremium(subscription, shop));
    const change = await open(url);
    const card = await open(change.url.replace(/\/change.*/, '/card'));
    const again = await press(card, 'Save card', typed(cards.failsLater));
    expect(again.text).toContain('Change to Premium');
    const refused = await press(again, 'Confirm');
    expect(refused.status).toBe(402);
    expect(refused.text).toContain('Your plan stays as it was.');
    await expect(statusOf(stripe, subscription)).resolves.toEqual(['active', false, 1_000]);
  });

  it('the customer portal opens with the cancellation', async () => {
    await using opened = await openSubscribedShop();
    const { stripe, shop, subscription } = opened;
    const { url } = await portal(stripe, shop, {
      type: 'subscription_cancel',
      subscription_cancel: { subscription: subscription.id },
    });
    const home = await press(await open(url), 'Cancel plan');
    expect(home.text).toContain('Your plan is canceled.');
    await expect(statusOf(stripe, subscription)).resolves.toEqual(['active', true, 1_000]);
    await stripe.sdk.subscriptions.update(subscription.id, { cancel_at: '' });
    await expect(statusOf(stripe, subscription)).resolves.toEqual(['active', false, 1_000]);
    await press(await open(url), 'Cancel plan');
    await stripe.local.advance(new Date('2026-03-01T00:00:00Z'));
    await expect(statusOf(stripe, subscription)).resolves.toEqual(['canceled', true, 1_000]);
  });

  it("the customer portal advances Stripe's clock for developers", async () => {
    await using opened = await openSubscribedShop({ trialDays: 7 });
    const { stripe, shop, subscription } = opened;
    const home = await open((await portal(stripe, shop)).url);
    const moved = await press(home, 'End of the trial');
    expect(moved.text).toContain('2026-02-07 10:00 UTC');
    await expect(statusOf(stripe, subscription)).resolves.toEqual(['active', false, 1_000]);
  });

  it('needs a configuration, and offers only its features', async () => {
    await using opened = await openSubscribedShop();
    const { stripe, shop, subscription } = opened;
    const { sdk } = stripe;
    const customer = shop.customer.id;
    await expect(sdk.billingPortal.sessions.create({ customer })).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('No configuration provided'),
    });
    const plain = await sdk.billingPortal.configurations.create({
      features: { invoice_history: { enabled: true } },
    });
    const cancel = {
      type: 'subscription_cancel' as const,
      subscription_cancel: { subscription: subscription.id },
    };
    await expect(
      sdk.billingPortal.sessions.create({ customer, configuration: plain.id, flow_data: cancel }),
    ).rejects.toMatchObject({ statusCode: 400, param: 'flow_data[type]' });
    const { url } = await sdk.billingPortal.sessions.create({ customer, configuration: plain.id });
    expect((await open(url)).text).not.toContain('Cancel plan');
    expect((await open(`${url}/cancel`)).status).toBe(404);
    await sdk.billingPortal.configurations.update(plain.id, { active: false });
    expect((await sdk.billingPortal.configurations.list({ active: true })).data).toEqual([]);
  });

  it('the customer portal stays open for an hour', async () => {
    await using opened = await openSubscribedShop();
    const { stripe, shop } = opened;
    const { url } = await portal(stripe, shop);
    stripe.machine.now = new Date(stripe.machine.now.getTime() + 3_601_000);
    expect(await open(url)).toMatchObject({
      status: 410,
      text: expect.stringContaining('This link has expired'),
    });
  });
});
