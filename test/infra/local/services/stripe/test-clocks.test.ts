import { describe, expect, it } from 'vitest';
import { openShop } from './shop.ts';
import { BEGINNING, startStripe, type StripeUnderTest } from './stripe-under-test.ts';

const START = BEGINNING.getTime() / 1_000;
const DAY = 86_400;

/** Opens a shop whose customer has a test clock and a card. */
const openClock = async (stripe: StripeUnderTest, card: string) => {
  const shop = await openShop(stripe);
  const customer = shop.customer.id;
  const clock = await stripe.sdk.testHelpers.testClocks.create({ frozen_time: START, customer });
  const { id } = await stripe.sdk.paymentMethods.attach(card, { customer });
  await stripe.sdk.customers.update(customer, { invoice_settings: { default_payment_method: id } });
  const subscribe = (trialDays?: number) =>
    stripe.sdk.subscriptions.create({
      customer,
      items: [{ price: shop.basic.id }],
      ...(trialDays !== undefined && { trial_period_days: trialDays }),
    });
  return { customer, clock: clock.id, subscribe };
};

describe('Stripe: test clocks', () => {
  it('a test clock moves the time, charges what becomes due, and is ready with the next request', async () => {
    await using stripe = await startStripe();
    const { customer, clock, subscribe } = await openClock(stripe, 'pm_card_visa');
    expect(await subscribe(7)).toMatchObject({ status: 'trialing', trial_end: START + 7 * DAY });
    const { testClocks } = stripe.sdk.testHelpers;
    const moved = await testClocks.advance(clock, { frozen_time: START + 8 * DAY });
    expect(moved.status).toBe('advancing');
    expect(await testClocks.retrieve(clock)).toMatchObject({
      status: 'ready',
      frozen_time: START + 8 * DAY,
    });
    const { data } = await stripe.sdk.charges.list({ customer });
    expect(data).toMatchObject([{ amount: 1_000, created: START + 7 * DAY }]);
    expect(await stripe.sdk.customers.retrieve(customer)).toMatchObject({ test_clock: clock });
  });

  it('a test clock never goes back, starts at the present, and takes its customers with it', async () => {
    await using stripe = await startStripe();
    const { customer, clock } = await openClock(stripe, 'pm_card_visa');
    const { testClocks } = stripe.sdk.testHelpers;
    await expect(testClocks.create({ frozen_time: START - 1 })).rejects.toMatchObject({ statusCode: 501 });
    await expect(testClocks.advance(clock, { frozen_time: START })).rejects.toMatchObject({
      statusCode: 400,
      param: 'frozen_time',
    });
    expect(await testClocks.del(clock)).toMatchObject({ deleted: true });
    expect(await stripe.sdk.customers.retrieve(customer)).toMatchObject({ deleted: true });
  });
});

describe('Stripe: subscriptions and payments without a page', () => {
  it('a subscription without a trial is paid at once, or not created if the card is declined', async () => {
    await using stripe = await startStripe();
    const { subscribe } = await openClock(stripe, 'pm_card_mastercard');
    expect(await subscribe()).toMatchObject({ status: 'active' });
    await using other = await startStripe();
    const failing = await openClock(other, 'pm_card_chargeCustomerFail');
    await expect(failing.subscribe()).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' });
    expect((await other.sdk.subscriptions.list({ customer: failing.customer })).data).toEqual([]);
  });

  it('an open invoice can be paid once, with a card that works', async () => {
    await using stripe = await startStripe();
    const { customer, clock, subscribe } = await openClock(stripe, 'pm_card_chargeCustomerFail');
    await subscribe(7);
    await stripe.sdk.testHelpers.testClocks.advance(clock, { frozen_time: START + 8 * DAY });
    const [open] = (await stripe.sdk.invoices.list({ customer, status: 'open' })).data;
    await expect(stripe.sdk.invoices.pay(open!.id)).rejects.toMatchObject({ statusCode: 402 });
    const { id } = await stripe.sdk.paymentMethods.attach('pm_card_visa', { customer });
    await stripe.sdk.customers.update(customer, { invoice_settings: { default_payment_method: id } });
    expect(await stripe.sdk.invoices.pay(open!.id)).toMatchObject({ status: 'paid', amount_paid: 1_000 });
    await expect(stripe.sdk.invoices.pay(open!.id)).rejects.toMatchObject({ statusCode: 400 });
    const [subscription] = (await stripe.sdk.subscriptions.list({ customer })).data;
    expect(subscription!.status).toBe('active');
  });
});
