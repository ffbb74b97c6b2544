import { describe, expect, it } from 'vitest';
import { BEGINNING, startStripe } from './stripe-under-test.ts';

describe('Stripe: idempotency keys', () => {
  it('Stripe idempotency keys return the same response to the same request, and run it once', async () => {
    await using stripe = await startStripe();
    const { sdk } = stripe;
    const make = () => sdk.customers.create({ email: 'ana@example.com' }, { idempotencyKey: 'customer-u1' });
    const answers = await Promise.all(Array.from({ length: 10 }, make));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await sdk.customers.list()).data).toHaveLength(1);
    await stripe.local.idle();
    expect(stripe.hook.types().filter((type) => type === 'customer.created')).toHaveLength(1);
    expect((await make()).lastResponse.headers['idempotent-replayed']).toBe('true');
  });

  it('Stripe idempotency keys reject a different request', async () => {
    await using stripe = await startStripe();
    await stripe.sdk.customers.create({ email: 'ana@example.com' }, { idempotencyKey: 'k' });
    await expect(
      stripe.sdk.customers.create({ email: 'bob@example.com' }, { idempotencyKey: 'k' }),
    ).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  });

  it('Stripe idempotency keys store errors too, and expire after a day', async () => {
    await using stripe = await startStripe();
    const { sdk } = stripe;
    const price = { currency: 'usd', product: 'prod_late', unit_amount: 1 };
    const make = () => sdk.prices.create(price, { idempotencyKey: 'price' });
    await expect(make()).rejects.toMatchObject({ code: 'resource_missing' });
    await sdk.products.create({ id: 'prod_late', name: 'Late' });
    await expect(make()).rejects.toMatchObject({ code: 'resource_missing' });
    await stripe.local.advance(new Date(BEGINNING.getTime() + 25 * 3_600_000));
    await expect(make()).resolves.toMatchObject({ product: 'prod_late' });
  });
});
