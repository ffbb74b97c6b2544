import { describe, expect, it } from 'vitest';
import { cards, openShop, packCheckout } from './shop.ts';
import { startStripe, type StripeUnderTest } from './stripe-under-test.ts';

const chargeOf = async (stripe: StripeUnderTest, card: string) => {
  const session = await packCheckout(stripe, await openShop(stripe));
  await stripe.local.pay(session.id, { card });
  const [charge] = (await stripe.sdk.charges.list()).data;
  return charge?.id ?? '';
};

describe('Stripe: refunds and disputes', () => {
  it('refunds can be partial, up to the paid amount', async () => {
    await using stripe = await startStripe();
    const { sdk } = stripe;
    const charge = await chargeOf(stripe, cards.pays);
    await expect(sdk.refunds.create({ charge, amount: 200 })).resolves.toMatchObject({
      amount: 200,
      status: 'succeeded',
    });
    await expect(sdk.refunds.create({ charge, amount: 300 })).rejects.toMatchObject({
      statusCode: 400,
      param: 'amount',
    });
    const { payment_intent: intent } = await sdk.charges.retrieve(charge);
    await expect(sdk.refunds.create({ payment_intent: String(intent) })).resolves.toHaveProperty(
      'amount',
      299,
    );
    await expect(sdk.refunds.create({ charge })).rejects.toMatchObject({ code: 'charge_already_refunded' });
    const refunded = await sdk.charges.retrieve(charge, { expand: ['refunds'] });
    expect(refunded).toMatchObject({
      refunded: true,
      amount_refunded: 499,
      refunds: { data: [{ amount: 299 }, { amount: 200 }] },
    });
    expect((await sdk.refunds.list({ charge })).data).toHaveLength(2);
    await stripe.local.idle();
    const told = stripe.hook.received.filter(({ event }) => event.type === 'charge.refunded');
    expect(told.map(({ event }) => event.data.previous_attributes)).toEqual([
      { amount_refunded: 0, refunded: false },
      { amount_refunded: 200, refunded: false },
    ]);
  });

  it('one test card opens a dispute, which is decided once', async () => {
    await using stripe = await startStripe();
    const charge = await chargeOf(stripe, cards.isDisputed);
    await expect(stripe.sdk.charges.retrieve(charge)).resolves.toMatchObject({ paid: true, disputed: true });
    const [dispute] = (await stripe.sdk.disputes.list({ charge })).data;
    expect(dispute).toMatchObject({ status: 'needs_response', amount: 499 });
    expect(stripe.hook.types()).toContain('charge.dispute.created');
    await expect(stripe.sdk.refunds.create({ charge })).rejects.toMatchObject({ code: 'charge_disputed' });
    const decide = (status: string) =>
      fetch(`${stripe.local.origin}/control/disputes/${dispute?.id}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ status }),
      });
    expect((await decide('won')).status).toBe(200);
    expect((await decide('lost')).status).toBe(400);
    await expect(stripe.sdk.disputes.retrieve(dispute?.id ?? '')).resolves.toHaveProperty('status', 'won');
    expect(stripe.hook.types()).toContain('charge.dispute.closed');
  });
});
