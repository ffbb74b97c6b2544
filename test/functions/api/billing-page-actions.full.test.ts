import { beforeAll, describe, expect, it } from 'vitest';
import { openPayingUsers, type PayingUsers } from '#test/support/paying-users.ts';

let users: PayingUsers;
beforeAll(() => {
  users = openPayingUsers();
});

describe('GET /api/billing', () => {
  it('returns the next charge, the card, and every invoice and pack receipt with its PDF', async () => {
    const user = await users.paying();
    await users.stripe.pay((await user.buy('plus')).body.url);
    const details = await user.details();
    const { next_charge } = await user.status();
    expect(details).toMatchObject({
      next: { amount: 1_999, currency: 'usd', date: next_charge },
      method: { brand: 'visa', last4: '4242' },
      invoices: [
        { status: 'paid', total: 1_299, plan: null, credits: 1_500 },
        { status: 'paid', total: 1_999, plan: 'premium', credits: 0 },
        { status: 'paid', total: 0, plan: 'premium', credits: 0 },
      ],
    });
    const pdf = await fetch(details.invoices[0]!.pdf!);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
  });
});

describe('POST /api/billing/plan-change', () => {
  it('charges exactly the quoted amount for an upgrade', async () => {
    const user = await users.paying('basic');
    const [quote] = (await user.quotes('premium', 'yearly')).quotes;
    expect(quote).toMatchObject({ timing: 'now', charge: 19_990, refund: 0, credit: 0, price: 19_990 });
    expect(quote!.due).toBe(19_990 - quote!.unused);
    const changed = await user.change('premium', 'yearly', quote!);
    expect(changed.body).toMatchObject({ subscription_tier: 'premium', interval: 'yearly' });
    expect((await users.moneyOf(user)).charged).toEqual([quote!.due, 799]);
  });

  it('charges once when the same change is confirmed twice at the same time', async () => {
    const user = await users.paying('basic');
    const [quote] = (await user.quotes('premium')).quotes;
    const results = await Promise.all([1, 2].map(() => user.change('premium', 'monthly', quote!)));
    expect(results.map(({ status }) => status).filter((status) => status !== 409)).toContain(200);
    expect((await user.change('premium', 'monthly', quote!)).status).toBe(200);
    expect((await users.moneyOf(user)).charged).toEqual([quote!.due, 799]);
  });

  it('schedules a downgrade for the end of the period, and resuming revokes it', async () => {
    const user = await users.paying('premium');
    const { next_charge } = await user.status();
    const { quotes } = await user.quotes('basic');
    expect(quotes).toMatchObject([{ timing: 'period_end', due: 0, price: 799, starts: next_charge }]);
    expect((await user.change('basic', 'monthly', quotes[0]!)).body).toMatchObject({
      subscription_tier: 'premium',
      cancels_at_end: false,
    });
    expect(await user.details()).toMatchObject({
      next: { amount: 799, date: next_charge },
      scheduled: { plan: 'basic', interval: 'monthly', date: next_charge },
    });
    expect((await user.quotes('enterprise')).code).toBe('PLAN_CHANGE_NOT_POSSIBLE');
    await user.resume();
    expect(await user.details()).toMatchObject({ next: { amount: 1_999 }, scheduled: null });
    expect((await users.moneyOf(user)).charged).toEqual([1_999]);
  });

  it('refunds what is unused of a yearly plan when it is changed at once', async () => {
    const user = await users.paying('premium', 'yearly');
    const { quotes } = await user.quotes('basic', 'monthly');
    expect(quotes.map(({ timing }) => timing)).toEqual(['period_end', 'now']);
    const now = quotes[1]!;
    expect(now).toMatchObject({ charge: 799, due: 0, credit: 0, refund: now.unused - 799 });
    // Eleven months: the first one has begun.
    expect(now.unused / 19_990).toBeCloseTo(11 / 12, 1);
    expect((await user.change('basic', 'monthly', now)).body).toMatchObject({
      subscribed: true,
      subscription_tier: 'basic',
      interval: 'monthly',
    });
    await users.stripe.settle();
    expect(await users.moneyOf(user)).toEqual({ charged: [19_990], refunded: now.refund, balance: 0 });
    // Repeating the request refunds nothing more.
    await user.change('basic', 'monthly', now);
    expect((await users.moneyOf(user)).refunded).toBe(now.refund);
    expect((await user.status()).subscription_tier).toBe('basic');
  });
});

describe('POST /api/billing/cancellation', () => {
  it('cancels the plan at the end of its period, also twice, and resumes it', async () => {
    const user = await users.paying();
    const { subscription_end } = await user.status();
    for (let round = 0; round < 2; round += 1)
      expect((await user.cancel()).body).toMatchObject({
        subscribed: true,
        cancels_at_end: true,
        subscription_end,
      });
    expect((await user.details()).next).toBeNull();
    expect((await user.quotes('basic')).code).toBe('PLAN_CHANGE_NOT_POSSIBLE');
    expect((await user.resume()).body).toMatchObject({ subscribed: true, cancels_at_end: false });
    expect((await user.details()).next).toMatchObject({ amount: 1_999 });
  });
});
