import { describe, expect, it } from 'vitest';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { startStripe } from './stripe-under-test.ts';

describe('Stripe: products and prices', () => {
  const stripe = openForAllTests(startStripe);

  const product = (name: string) => stripe.sdk.products.create({ name });
  const price = async (lookup_key: string, transfer_lookup_key = false) =>
    stripe.sdk.prices.create({
      product: (await product(lookup_key)).id,
      currency: 'USD',
      unit_amount: 799,
      recurring: { interval: 'month' },
      lookup_key,
      transfer_lookup_key,
    });

  it('products can be created, updated, retrieved and listed', async () => {
    const { sdk } = stripe;
    const made = await sdk.products.create({
      id: 'platewise_basic',
      name: 'Basic',
      metadata: { tier: 'basic' },
    });
    expect(made).toMatchObject({ id: 'platewise_basic', active: true, created: 1_769_853_600 });
    await expect(sdk.products.create({ id: 'platewise_basic', name: 'Twice' })).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'resource_already_exists',
    });
    const changed = await sdk.products.update(made.id, {
      name: 'Basic plan',
      metadata: { tier: '', kind: 'plan' },
    });
    expect(changed).toMatchObject({ name: 'Basic plan', metadata: { kind: 'plan' } });
    await expect(sdk.products.retrieve(made.id)).resolves.toMatchObject({ name: 'Basic plan' });
    const { data } = await sdk.products.list({ ids: [made.id], active: true });
    expect(data.map(({ id }) => id)).toEqual([made.id]);
  });

  it('prices can be found by lookup keys, with their products on request', async () => {
    const made = await price('plan_a');
    await price('plan_b');
    const { data } = await stripe.sdk.prices.list({ lookup_keys: ['plan_a'], expand: ['data.product'] });
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      id: made.id,
      currency: 'usd',
      type: 'recurring',
      recurring: { interval: 'month', interval_count: 1, usage_type: 'licensed' },
      product: { object: 'product', name: 'plan_a' },
    });
    expect(data[0]?.unit_amount_decimal?.toString()).toBe('799');
  });

  it('a lookup key belongs to one price at a time, and can be transferred on request', async () => {
    const first = await price('plan_c');
    await expect(price('plan_c')).rejects.toMatchObject({ statusCode: 400, param: 'lookup_key' });
    const second = await price('plan_c', true);
    await expect(stripe.sdk.prices.retrieve(first.id)).resolves.toHaveProperty('lookup_key', null);
    await stripe.sdk.prices.update(first.id, {
      lookup_key: 'plan_c',
      transfer_lookup_key: true,
      active: false,
    });
    await expect(stripe.sdk.prices.retrieve(second.id)).resolves.toHaveProperty('lookup_key', null);
  });

  it('products and prices appear in pages, newest first', async () => {
    const { sdk } = stripe;
    const parent = await product('Many');
    for (let amount = 1; amount <= 5; amount++)
      await sdk.prices.create({ product: parent.id, currency: 'usd', unit_amount: amount });
    const amounts: (number | null)[] = [];
    for await (const one of sdk.prices.list({ product: parent.id, limit: 2 })) amounts.push(one.unit_amount);
    expect(amounts).toEqual([5, 4, 3, 2, 1]);
    const page = await sdk.prices.list({ product: parent.id, limit: 2 });
    expect(page.has_more).toBe(true);
    const next = await sdk.prices.list({
      product: parent.id,
      limit: 2,
      starting_after: page.data[1]?.id ?? '',
    });
    const back = await sdk.prices.list({
      product: parent.id,
      limit: 2,
      ending_before: next.data[0]?.id ?? '',
    });
    expect(back.data.map(({ id }) => id)).toEqual(page.data.map(({ id }) => id));
    await expect(sdk.prices.list({ limit: 101 })).rejects.toMatchObject({ statusCode: 400, param: 'limit' });
  });
});
