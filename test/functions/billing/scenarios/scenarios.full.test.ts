import { describe, expect, it } from 'vitest';
import type { PlanChangeQuote } from '#shared/billing/page-schema.ts';
import { openForAllTests, openForEachTest } from '#test/support/open-for-tests.ts';
import { addMonths, DAY } from '../ledger/tariff.ts';
import { openScenarioStripe } from './scenario-stripe.ts';
import { openScenario } from './scenario-world.ts';

const stripe = openForAllTests(openScenarioStripe);
const { current: world } = openForEachTest(() => openScenario(stripe));

const none = { subscribed: false, subscription_tier: null };
const premium = { subscribed: true, subscription_tier: 'premium', payment_failed: false };
const failing = 'pm_card_chargeCustomerFail';
type User = Awaited<ReturnType<typeof world.user>>;
const amounts = async (user: User): Promise<number[]> => (await user.charges()).map(({ amount }) => amount);

/** A user who has paid for Premium after the trial. */
const payer = async (card?: string): Promise<User> => {
  const user = await world.user(card);
  await user.subscribe('premium');
  await user.advancePeriod();
  return user;
};
/** Changes the plan at once, for the amount of the quote. @returns what was due */
const changeNow = async (user: User, plan: string, interval: string): Promise<number> => {
  const { body } = await user.call('quotePlanChange', { plan, interval });
  const { quotes } = body as unknown as { quotes: PlanChangeQuote[] };
  const { timing, due, refund, currency, prorated_at } = quotes.find((quote) => quote.timing === 'now')!;
  const request = { plan, interval, timing, due, refund, currency, prorated_at };
  expect(await user.call('changePlan', request)).toMatchObject({ status: 200 });
  return due;
};

// The same runs against Stripe's test mode: `npm run test:stripe`.
describe('Scenarios of Stripe: a trial', () => {
  it('a trial is free for a week, then charges the price, and renews with new credits every month', async () => {
    const user = await world.user();
    await user.subscribe('premium');
    expect(await user.status()).toMatchObject({ ...premium, trial_active: true, trial_available: false });
    expect(await amounts(user)).toEqual([]);
    const end = await user.advancePeriod();
    expect(await user.status()).toMatchObject({ ...premium, trial_active: false });
    expect(await amounts(user)).toEqual([1_999]);
    const renewal = await user.advancePeriod();
    expect(new Date(renewal * 1_000).getUTCDate()).toBe(new Date(end * 1_000).getUTCDate());
    expect(await amounts(user)).toEqual([1_999, 1_999]);
    expect(await user.balance()).toMatchObject({ tier: 'premium', allowance_left: 3_000 });
  });

  it('a second trial with the same card is ended before any charge', async () => {
    const [first, second] = [await world.user(), await world.user()];
    await first.subscribe('basic');
    await second.subscribe('basic');
    expect(await first.status()).toMatchObject({ trial_active: true, trial_refused: null });
    expect(await second.status()).toMatchObject({ ...none, trial_refused: 'card' });
    expect((await second.subscription()).status).toBe('canceled');
    expect(await amounts(second)).toEqual([]);
  });
});

describe('Scenarios of Stripe: a first charge that fails', () => {
  it('a first charge that fails ends paid features at once, and the subscription after seven days', async () => {
    const user = await world.user(failing);
    await user.subscribe('premium');
    const end = await user.advancePeriod();
    expect(await user.status()).toMatchObject({
      ...none,
      payment_failed: true,
      pay_by: new Date((end + 7 * DAY) * 1_000).toISOString(),
    });
    await user.advanceTo(end + 8 * DAY);
    expect(await user.status()).toMatchObject({ ...none, payment_failed: false });
    expect((await user.subscription()).status).toBe('canceled');
    expect((await user.invoices()).map(({ status }) => status)).not.toContain('open');
  });

  it('a first charge that is paid in time brings the plan back', async () => {
    const user = await world.user(failing);
    await user.subscribe('premium');
    await user.advancePeriod();
    await user.useCard('pm_card_mastercard');
    await user.payOpenInvoice();
    expect(await user.status()).toMatchObject({ ...premium, pay_by: null });
    expect((await user.subscription()).cancel_at).toBeNull();
  });
});

describe('Scenarios of Stripe: a renewal that fails', () => {
  it('a renewal that fails keeps the plan, but renews the credits only with the payment', async () => {
    const user = await payer();
    expect(await user.spend(1_000)).toBe(true);
    await user.useCard(failing);
    await user.advancePeriod();
    expect(await user.status()).toMatchObject({ ...premium, payment_failed: true });
    expect(await user.balance()).toMatchObject({ tier: 'premium', allowance_left: 2_000 });
    await user.useCard('pm_card_mastercard');
    await user.payOpenInvoice();
    expect(await user.status()).toMatchObject(premium);
    expect(await user.balance()).toMatchObject({ allowance_left: 3_000 });
    expect(await amounts(user)).toEqual([1_999, 1_999]);
  });
});

describe('Scenarios of Stripe: a credit pack', () => {
  it('the page of a pack asks for its price and creates an invoice as the receipt', async () => {
    const user = await world.user();
    const { body } = await user.call('purchaseCredits', { package: 'plus' });
    const { data } = await world.sdk.checkout.sessions.list({ limit: 20 });
    expect(data.find(({ url }) => url === body.url)).toMatchObject({
      mode: 'payment',
      amount_total: 1_299,
      currency: 'usd',
      invoice_creation: { enabled: true, invoice_data: { metadata: { pack: 'plus', credits: '1500' } } },
    });
  });
});

describe('Scenarios of Stripe: a change of plan', () => {
  it('a change of plan charges what the quote says', async () => {
    const user = await payer();
    const due = await changeNow(user, 'enterprise', 'monthly');
    expect(due).toBeGreaterThan(2_000);
    expect((await amounts(user))[0]).toBe(due);
    expect(await user.status()).toMatchObject({ subscription_tier: 'enterprise' });
  });

  it('a change to yearly starts a month of credits at once', async () => {
    const user = await payer();
    const paid = (await user.subscription()).items.data[0]!.current_period_start;
    await user.advanceTo(paid + 20 * DAY);
    await user.spend(2_500);
    await changeNow(user, 'premium', 'yearly');
    expect(await user.status()).toMatchObject({ interval: 'yearly' });
    // Without the change, the next month would have started in less than eleven days.
    const { allowance_left: left, resets_at: end } = await user.balance();
    expect(left).toBe(3_000);
    const changed = Math.floor((paid + 20 * DAY) / DAY) * DAY;
    expect(Date.parse(end) / 1_000).toBe(addMonths(changed, 1));
  });

  it('a canceled plan ends with its period, unless it is resumed', async () => {
    const user = await payer();
    await user.call('cancelPlan');
    expect(await user.status()).toMatchObject({ ...premium, cancels_at_end: true });
    await user.call('resumePlan');
    expect(await user.status()).toMatchObject({ ...premium, cancels_at_end: false });
    await user.call('cancelPlan');
    await user.advancePeriod();
    expect(await user.status()).toMatchObject(none);
    expect(await amounts(user)).toEqual([1_999]);
  });
});

describe('Scenarios of Stripe: a payment that is lost', () => {
  it('a refund does not end the plan if a later payment replaced the refunded one, and ends it otherwise', async () => {
    const user = await payer();
    await changeNow(user, 'enterprise', 'monthly');
    const [upgrade, first] = await user.charges();
    await user.refund(first!.id);
    expect(await user.status()).toMatchObject({ subscription_tier: 'enterprise' });
    await user.refund(upgrade!.id);
    expect(await user.status()).toMatchObject(none);
  });

  it('a dispute of the payment for the present plan ends it', async () => {
    const user = await payer('pm_card_createDispute');
    expect((await user.charges())[0]).toMatchObject({ amount: 1_999, disputed: true });
    expect(await user.status()).toMatchObject(none);
  });
});
