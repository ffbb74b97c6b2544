import { beforeAll, describe, expect, it } from 'vitest';
import { cards } from '#test/support/local-stripe.ts';
import { openPayingUsers, type PayingUsers } from '#test/support/paying-users.ts';
import { withBillingUser } from '#test/support/with-user.ts';

let users: PayingUsers;
beforeAll(() => {
  users = openPayingUsers();
});

describe('GET /api/billing', () => {
  it('returns nothing for a user who never paid', async () => {
    expect(await (await withBillingUser()).details()).toEqual({
      next: null,
      method: null,
      scheduled: null,
      credit: null,
      invoices: [],
      cursor: null,
    });
  });

  it('shows an old price as it is charged instead of the list price', async () => {
    const user = await users.paying();
    const { id, items } = await users.subscriptionOf(user);
    const present = items.data[0]!;
    const old = await users.stripe.sdk.prices.create({
      product: present.price.product as string,
      currency: 'usd',
      unit_amount: 1_234,
      recurring: { interval: 'month' },
      metadata: { lookup_key: 'platewise_premium_monthly' },
    });
    await users.stripe.sdk.subscriptions.update(id, {
      items: [{ id: present.id, price: old.id }],
      proration_behavior: 'none',
    });
    await users.stripe.settle();
    expect((await user.details()).next).toMatchObject({ amount: 1_234 });
    expect((await user.status()).price).toEqual({ amount: 1_234, currency: 'usd' });
  });

  it('shows only the credit that is left of the next charge', async () => {
    const user = await users.paying();
    const customer = (await users.subscriptionOf(user)).customer as string;
    await users.stripe.sdk.customers.createBalanceTransaction(customer, { amount: -500, currency: 'usd' });
    expect(await user.details()).toMatchObject({
      next: { amount: 1_499 },
      credit: { amount: 500, currency: 'usd' },
    });
  });

  it('returns the open invoice of a failed payment with the page to pay it', async () => {
    const user = await users.onTrial();
    await users.useCard(user, cards.failsLater);
    await users.endTrial(user);
    const { invoices, next } = await user.details();
    // The next attempt.
    expect(next).toMatchObject({ amount: 1_999 });
    expect(next?.date).toBe((await user.status()).next_charge);
    expect(invoices[0]).toMatchObject({ status: 'open', due: 1_999, plan: 'premium' });
    expect((await fetch(invoices[0]!.url!)).status).toBe(200);
  });
});

describe('POST /api/billing/plan-change', () => {
  it('rejects another amount than the quoted one, and an outdated quote, without a change', async () => {
    const user = await users.paying('basic');
    const [quote] = (await user.quotes('premium')).quotes;
    const outdated = { status: 409, body: { code: 'PLAN_QUOTE_OUTDATED' } };
    expect(await user.change('premium', 'monthly', { ...quote!, due: quote!.due - 1 })).toMatchObject(
      outdated,
    );
    const older = { ...quote!, prorated_at: quote!.prorated_at - 1_000 };
    expect(await user.change('premium', 'monthly', older)).toMatchObject(outdated);
    expect((await user.status()).subscription_tier).toBe('basic');
    expect((await users.moneyOf(user)).charged).toEqual([799]);
  });

  it('keeps the plan when the card is declined, and changes it with another card', async () => {
    const user = await users.paying('basic');
    await users.useCard(user, cards.failsLater);
    const [quote] = (await user.quotes('premium')).quotes;
    expect(await user.change('premium', 'monthly', quote!)).toMatchObject({
      status: 402,
      body: { code: 'PAYMENT_DECLINED' },
    });
    expect(await user.status()).toMatchObject({ subscription_tier: 'basic', payment_failed: false });
    await users.useCard(user, cards.pays);
    expect((await user.change('premium', 'monthly', quote!)).status).toBe(200);
    expect((await users.moneyOf(user)).charged).toEqual([quote!.due, 799]);
  });

  it('changes a trial at once, for nothing, and keeps its end', async () => {
    const user = await users.onTrial('premium');
    const { trial_end } = await user.status();
    const { quotes } = await user.quotes('basic', 'yearly');
    expect(quotes).toMatchObject([
      { timing: 'now', due: 0, refund: 0, price: 7_990, next_charge: trial_end },
    ]);
    const { body } = await user.change('basic', 'yearly', quotes[0]!);
    expect(body).toMatchObject({ subscription_tier: 'basic', trial_active: true, trial_end });
    expect((await users.moneyOf(user)).charged).toEqual([]);
  });

  it('sends a subscriber with a scheduled change from the pricing page to the billing page', async () => {
    const user = await users.paying();
    await user.change('basic', 'monthly', (await user.quotes('basic')).quotes[0]!);
    expect((await user.checkout('enterprise')).body.url).toMatch(/\/profile\/billing$/);
    expect((await user.portal()).status).toBe(200);
  });

  it('returns 409 for the present plan, and without a plan', async () => {
    expect(await (await users.paying('basic')).quotes('basic')).toMatchObject({
      status: 409,
      code: 'PLAN_IS_YOURS',
    });
    expect((await (await withBillingUser()).quotes('basic')).code).toBe('PLAN_CHANGE_NOT_POSSIBLE');
  });
});

describe('POST /api/billing/cancellation', () => {
  it('resumes a plan that was canceled in the portal', async () => {
    const user = await users.paying();
    const { id, items } = await users.subscriptionOf(user);
    await users.stripe.sdk.subscriptions.update(id, { cancel_at: items.data[0]!.current_period_end });
    await users.stripe.settle();
    expect((await user.status()).cancels_at_end).toBe(true);
    expect((await user.resume()).body).toMatchObject({ cancels_at_end: false });
  });

  it('cancels a plan with a scheduled change, which then does not happen', async () => {
    const user = await users.paying();
    await user.change('basic', 'monthly', (await user.quotes('basic')).quotes[0]!);
    expect((await user.cancel()).body).toMatchObject({ cancels_at_end: true });
    expect((await user.details()).scheduled).toBeNull();
  });

  it('ends a plan with a failed payment at once, so that nothing more is charged', async () => {
    const user = await users.onTrial();
    await users.useCard(user, cards.failsLater);
    await users.endTrial(user);
    expect(await user.status()).toMatchObject({ subscribed: false, payment_failed: true });
    expect((await user.cancel()).body).toMatchObject({
      subscribed: false,
      payment_failed: false,
      pay_by: null,
    });
    expect((await users.subscriptionOf(user)).status).toBe('canceled');
    expect((await user.details()).invoices[0]).toMatchObject({ status: 'void' });
  });

  it('returns 409 for a user without anything to cancel or resume', async () => {
    const user = await withBillingUser();
    const nothing = { status: 409, body: { code: 'NOTHING_TO_MANAGE' } };
    expect(await user.cancel()).toMatchObject(nothing);
    expect(await user.resume()).toMatchObject(nothing);
  });
});
