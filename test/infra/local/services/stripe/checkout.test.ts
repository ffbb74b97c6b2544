import { describe, expect, it } from 'vitest';
import { cards, openShop, packCheckout, planCheckout } from './shop.ts';
import { BEGINNING, startStripe } from './stripe-under-test.ts';

const seconds = (iso: string) => Date.parse(iso) / 1000;

describe('Stripe: checkout sessions', () => {
  it('checkout sessions start a trial of a plan: nothing is due, the card is saved, the subscription is trialing', async () => {
    await using stripe = await startStripe();
    const shop = await openShop(stripe);
    const session = await planCheckout(stripe, shop, shop.premium, {
      client_reference_id: 'u1',
      metadata: { kind: 'plan' },
      subscription_data: { trial_period_days: 7, metadata: { user_id: 'u1' } },
    });
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 0 });
    await expect(stripe.local.pay(session.id, { card: cards.pays })).resolves.toMatchObject({
      outcome: 'complete',
    });
    const paid = await stripe.sdk.checkout.sessions.retrieve(session.id, {
      expand: ['subscription', 'line_items'],
    });
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'no_payment_required',
      client_reference_id: 'u1',
      metadata: { kind: 'plan' },
      customer: shop.customer.id,
      url: null,
      line_items: { data: [{ description: 'Premium', price: { id: shop.premium.id } }] },
      subscription: {
        status: 'trialing',
        metadata: { user_id: 'u1' },
        trial_end: seconds('2026-02-07T10:00:00Z'),
        items: { data: [{ current_period_end: seconds('2026-02-07T10:00:00Z') }] },
      },
    });
    expect(stripe.hook.types()).toEqual(
      expect.arrayContaining(['customer.subscription.created', 'invoice.paid', 'checkout.session.completed']),
    );
    expect(stripe.hook.types()).not.toContain('charge.succeeded');
  });

  it('checkout sessions charge a plan without a trial immediately, with an invoice that links to the payment', async () => {
    await using stripe = await startStripe();
    const shop = await openShop(stripe);
    const session = await planCheckout(stripe, shop, shop.basic);
    await stripe.local.pay(session.id, { card: cards.pays });
    const paid = await stripe.sdk.checkout.sessions.retrieve(session.id, { expand: ['invoice.payments'] });
    expect(paid).toMatchObject({ payment_status: 'paid', amount_total: 1_000, payment_intent: null });
    const invoice = paid.invoice as Exclude<typeof paid.invoice, string | null>;
    expect(invoice).toMatchObject({
      status: 'paid',
      amount_paid: 1_000,
      billing_reason: 'subscription_create',
      parent: { subscription_details: { subscription: paid.subscription } },
    });
    const intent = String(invoice.payments?.data[0]?.payment.payment_intent);
    const { latest_charge: charge } = await stripe.sdk.paymentIntents.retrieve(intent, {
      expand: ['latest_charge'],
    });
    expect(charge).toMatchObject({
      paid: true,
      amount: 1_000,
      payment_method_details: { card: { last4: '4242' } },
    });
    const back = await stripe.sdk.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intent },
    });
    expect(back.data.map((one) => one.invoice)).toEqual([invoice.id]);
  });

  it('checkout sessions charge a pack as a payment with separate metadata', async () => {
    await using stripe = await startStripe();
    const shop = await openShop(stripe);
    const session = await packCheckout(stripe, shop, {
      payment_intent_data: { metadata: { pack: 'starter' } },
    });
    await stripe.local.pay(session.id, { card: cards.pays });
    const paid = await stripe.sdk.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
    expect(paid).toMatchObject({
      payment_status: 'paid',
      amount_total: 499,
      subscription: null,
      payment_intent: { status: 'succeeded', amount_received: 499, metadata: { pack: 'starter' } },
    });
    const { data } = await stripe.sdk.checkout.sessions.listLineItems(session.id);
    expect(data).toMatchObject([{ amount_total: 499, quantity: 1 }]);
  });

  it.each([
    [cards.isDeclined, 'generic_decline', 'Your card was declined.'],
    [cards.lacksFunds, 'insufficient_funds', 'Your card has insufficient funds.'],
    [cards.failsLater, 'generic_decline', 'Your card was declined.'],
  ])('checkout sessions reject the card %s, and accept another one', async (card, decline_code, problem) => {
    await using stripe = await startStripe();
    const shop = await openShop(stripe);
    const session = await packCheckout(stripe, shop);
    await expect(stripe.local.pay(session.id, { card })).resolves.toMatchObject({
      outcome: 'declined',
      problem,
    });
    const open = await stripe.sdk.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
    expect(open).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: { status: 'requires_payment_method', last_payment_error: { decline_code } },
    });
    expect(stripe.hook.types()).toContain('payment_intent.payment_failed');
    expect(stripe.hook.types()).not.toContain('checkout.session.completed');
    await expect(stripe.local.pay(session.id, { card: cards.pays })).resolves.toMatchObject({
      outcome: 'complete',
    });
    await expect(stripe.sdk.charges.list()).resolves.toMatchObject({
      data: [{ paid: true }, { paid: false }],
    });
  });

  it('checkout sessions wait for the bank when the card requires authentication', async () => {
    await using stripe = await startStripe();
    const shop = await openShop(stripe);
    const session = await packCheckout(stripe, shop);
    const card = cards.needsAuthentication;
    await expect(stripe.local.pay(session.id, { card, challenge: 'leave' })).resolves.toMatchObject({
      outcome: 'challenged',
      payment_status: 'unpaid',
    });
    await expect(stripe.local.pay(session.id, { card, challenge: 'fail' })).resolves.toMatchObject({
      outcome: 'declined',
      problem: expect.stringContaining('unable to authenticate'),
    });
    await expect(stripe.local.pay(session.id, { card })).resolves.toMatchObject({ payment_status: 'paid' });
  });

  it('checkout sessions create a customer for a plan, and for a pack only on request', async () => {
    await using stripe = await startStripe();
    const shop = await openShop(stripe);
    const { sdk } = stripe;
    const pages = { success_url: 'http://localhost/done' };
    const pack = { mode: 'payment' as const, line_items: [{ price: shop.pack.id }], ...pages };
    const plan = await sdk.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: shop.basic.id }],
      ...pages,
    });
    const guest = await sdk.checkout.sessions.create(pack);
    const known = await sdk.checkout.sessions.create({ ...pack, customer_creation: 'always' });
    const customerOf = async (id: string) => {
      await stripe.local.pay(id, { card: cards.pays, email: 'new@example.com' });
      return (await sdk.checkout.sessions.retrieve(id, { expand: ['customer'] })).customer;
    };
    await expect(customerOf(plan.id)).resolves.toMatchObject({ email: 'new@example.com' });
    await expect(customerOf(guest.id)).resolves.toBeNull();
    await expect(customerOf(known.id)).resolves.toMatchObject({ email: 'new@example.com' });
  });

  it('checkout sessions expire after a day or on request, and cannot be paid then', async () => {
    await using stripe = await startStripe();
    const shop = await openShop(stripe);
    const [forgotten, ended] = [await packCheckout(stripe, shop), await packCheckout(stripe, shop)];
    await expect(stripe.sdk.checkout.sessions.expire(ended.id)).resolves.toHaveProperty('status', 'expired');
    await stripe.local.advance(new Date(BEGINNING.getTime() + 24 * 3_600_000));
    await expect(stripe.sdk.checkout.sessions.retrieve(forgotten.id)).resolves.toMatchObject({
      status: 'expired',
      url: null,
    });
    expect(stripe.hook.types().filter((type) => type === 'checkout.session.expired')).toHaveLength(2);
    await expect(stripe.local.pay(forgotten.id, { card: cards.pays })).rejects.toThrow('is expired');
    await expect(stripe.sdk.checkout.sessions.expire(ended.id)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('checkout sessions reject what Stripe would reject', async () => {
    await using stripe = await startStripe();
    const shop = await openShop(stripe);
    const refused = (promise: Promise<unknown>, param: string) =>
      expect(promise).rejects.toMatchObject({ statusCode: 400, param });
    await refused(packCheckout(stripe, shop, { mode: 'subscription' }), 'line_items');
    await refused(planCheckout(stripe, shop, shop.basic, { mode: 'payment' }), 'mode');
    await refused(packCheckout(stripe, shop, { success_url: 'nowhere' }), 'success_url');
    await refused(packCheckout(stripe, shop, { customer_email: 'a@b.de' }), 'customer_email');
    await refused(packCheckout(stripe, shop, { expires_at: seconds('2026-01-31T10:10:00Z') }), 'expires_at');
    await refused(packCheckout(stripe, shop, { customer: 'cus_none' }), 'customer');
    await refused(
      planCheckout(stripe, shop, shop.basic, { subscription_data: { trial_period_days: 0 } }),
      'subscription_data[trial_period_days]',
    );
  });
});
