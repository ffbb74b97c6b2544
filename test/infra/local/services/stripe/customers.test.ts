import { describe, expect, it } from 'vitest';
import { openShop, subscribe } from './shop.ts';
import { startStripe } from './stripe-under-test.ts';

describe('Stripe: customers', () => {
  it('Stripe customers can be created, updated, and found by email and metadata', async () => {
    await using stripe = await startStripe();
    const { sdk, hook } = stripe;
    const ana = await sdk.customers.create({ email: 'ana@example.com', metadata: { user_id: 'u1' } });
    await sdk.customers.create({ email: 'bob@example.com', metadata: { user_id: 'u2' } });
    const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);
    expect(idsOf(await sdk.customers.list({ email: 'ana@example.com' }))).toEqual([ana.id]);
    expect(idsOf(await sdk.customers.search({ query: "metadata['user_id']:'u1'" }))).toEqual([ana.id]);
    expect(
      idsOf(await sdk.customers.search({ query: 'email:"ana@example.com" AND metadata["user_id"]:"u2"' })),
    ).toEqual([]);
    await expect(sdk.customers.search({ query: 'created>1' })).rejects.toMatchObject({ statusCode: 501 });
    const changed = await sdk.customers.update(ana.id, { name: 'Ana', metadata: { user_id: '', kind: 'a' } });
    expect(changed).toMatchObject({ name: 'Ana', email: 'ana@example.com', metadata: { kind: 'a' } });
    await stripe.local.idle();
    const update = hook.received.find(({ event }) => event.type === 'customer.updated');
    expect(update?.event.data.previous_attributes).toEqual({ name: null, metadata: { user_id: 'u1' } });
  });

  it('Stripe customers lose their subscriptions when they are deleted', async () => {
    await using stripe = await startStripe();
    const shop = await openShop(stripe);
    const subscription = await subscribe(stripe, shop);
    await expect(stripe.sdk.customers.del(shop.customer.id)).resolves.toMatchObject({ deleted: true });
    await expect(stripe.sdk.customers.retrieve(shop.customer.id)).resolves.toMatchObject({ deleted: true });
    await expect(stripe.sdk.customers.update(shop.customer.id, { name: 'x' })).rejects.toMatchObject({
      statusCode: 404,
    });
    await expect(stripe.sdk.subscriptions.retrieve(subscription.id)).resolves.toHaveProperty(
      'status',
      'canceled',
    );
    expect((await stripe.sdk.customers.list()).data).toEqual([]);
  });
});
