import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../gateway/temporary-folder.ts';
import { cards, openShop, packCheckout, subscribe } from './shop.ts';
import { BEGINNING, sdkOf, startHook, startStripe, type StripeUnderTest } from './stripe-under-test.ts';

const control = async ({ local }: StripeUnderTest, path: string, body?: object) => {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(`${local.origin}/control/${path}`, body && init);
  return (await response.json()) as {
    deliveries: { type: string; attempts: number; next_at: number | null }[];
  };
};

describe('Stripe: webhook events', () => {
  it('webhook events carry a signature of the unchanged body that the SDK verifies', async () => {
    await using stripe = await startStripe();
    await stripe.sdk.customers.create({ email: 'ana@example.com' }, { idempotencyKey: 'k1' });
    await stripe.local.idle();
    const [{ body, signature } = { body: '', signature: '' }] = stripe.hook.received;
    const at = BEGINNING.getTime();
    const secret = stripe.local.webhookSecret;
    const verify = (text: string, receivedAt = at) =>
      stripe.sdk.webhooks.constructEvent(text, signature, secret, undefined, undefined, receivedAt);
    expect(verify(body)).toMatchObject({
      type: 'customer.created',
      created: at / 1000,
      data: { object: { email: 'ana@example.com' } },
      request: { idempotency_key: 'k1' },
    });
    expect(() => verify(body.replace('ana@', 'bob@'))).toThrow('No signatures found');
    expect(() => verify(body, at + 301_000)).toThrow('tolerance');
    expect(signature).toBe(
      `t=${at / 1000},v1=${createHmac('sha256', secret)
        .update(`${at / 1000}.${body}`)
        .digest('hex')}`,
    );
  });

  it("webhook events use the machine's time for signatures, however far Stripe's clock is ahead", async () => {
    await using stripe = await startStripe();
    await stripe.local.advance(new Date('2027-01-01T00:00:00Z'));
    await stripe.sdk.customers.create({});
    await stripe.local.idle();
    const [{ signature, event } = { signature: '', event: undefined }] = stripe.hook.received;
    expect(signature).toMatch(new RegExp(`^t=${BEGINNING.getTime() / 1000},`));
    expect(event?.created).toBe(Date.parse('2027-01-01T00:00:00Z') / 1000);
  });

  it("webhook events use the machine's time for signatures when Stripe's clock starts in the past and catches up", async () => {
    await using stripe = await startStripe({ beginsAt: new Date('2025-12-01T00:00:00Z') });
    const subscription = await subscribe(stripe, await openShop(stripe));
    expect(subscription.created).toBe(Date.parse('2025-12-01T00:00:00Z') / 1000);
    await stripe.local.advance(BEGINNING);
    const last = stripe.hook.received.at(-1);
    expect(last?.event.created).toBe(Date.parse('2026-01-01T00:00:00Z') / 1000);
    expect(last?.signature).toMatch(new RegExp(`^t=${BEGINNING.getTime() / 1000},`));
  });

  it('webhook events retry with growing delays until they arrive', async () => {
    await using stripe = await startStripe();
    stripe.hook.answers.push(500, 302);
    await stripe.sdk.customers.create({});
    const seconds = BEGINNING.getTime() / 1000;
    await stripe.local.idle();
    const nextTry = async () => (await control(stripe, 'deliveries')).deliveries[0]?.next_at;
    await expect(nextTry()).resolves.toBe(seconds + 1);
    await control(stripe, 'deliveries/run', {});
    await expect(nextTry()).resolves.toBe(seconds + 2);
    await control(stripe, 'deliveries/run', {});
    await expect(nextTry()).resolves.toBeNull();
    expect(stripe.hook.received).toHaveLength(3);
    expect(new Set(stripe.hook.received.map(({ event }) => event.id)).size).toBe(1);
  });

  it('webhook events stay queued over a restart, and are sent then', async () => {
    const hook = await startHook();
    const folder = temporaryFolder();
    const first = await startStripe({ hook, folder });
    hook.answers.push(503);
    const { id } = await first.sdk.customers.create({});
    await first.local.idle();
    expect(hook.received).toHaveLength(1);
    await first.stop();
    await using second = await startStripe({
      hook,
      folder,
      now: new Date(BEGINNING.getTime() + 5_000),
    });
    await second.local.idle();
    expect(hook.received).toHaveLength(2);
    expect(hook.received[1]?.event.data.object).toMatchObject({ id });
    const [event] = (await second.sdk.events.list({ type: 'customer.*' })).data;
    await expect(second.sdk.events.retrieve(event?.id ?? '')).resolves.toHaveProperty('pending_webhooks', 0);
    await second.stop();
    await hook.stop();
  });

  it('webhook events repeat on request in any order and number, with a new signature', async () => {
    await using stripe = await startStripe();
    const session = await packCheckout(stripe, await openShop(stripe));
    await stripe.local.pay(session.id, { card: cards.pays });
    const ids = (await stripe.sdk.events.list({ limit: 100 })).data.map(({ id }) => id);
    stripe.hook.received.length = 0;
    stripe.machine.now = new Date(BEGINNING.getTime() + 86_400_000);
    await control(stripe, 'deliveries/send', { events: ids, times: 2 });
    expect(stripe.hook.received.map(({ event }) => event.id)).toEqual([...ids, ...ids]);
    expect(
      stripe.hook.received.every(({ signature }) =>
        signature.startsWith(`t=${stripe.machine.now.getTime() / 1000},`),
      ),
    ).toBe(true);
  });

  it('webhook events reach endpoints created by the API, limited to their event types', async () => {
    await using stripe = await startStripe();
    const other = await startHook();
    const endpoint = await stripe.sdk.webhookEndpoints.create({
      url: other.url,
      enabled_events: ['product.created'],
    });
    expect(endpoint.secret).toMatch(/^whsec_/);
    const { data } = await stripe.sdk.webhookEndpoints.list();
    expect(data).toHaveLength(2);
    expect(data.every((one) => one.secret === undefined)).toBe(true);
    await stripe.sdk.products.create({ name: 'Basic' });
    await stripe.sdk.customers.create({});
    await stripe.local.idle();
    expect(other.types()).toEqual(['product.created']);
    await other.stop();
  });
});

describe('Stripe: a restart', () => {
  it('keeps everything: objects, keys, secrets, responses and the clock', async () => {
    const folder = temporaryFolder();
    const first = await startStripe({ folder });
    const session = await packCheckout(first, await openShop(first), { metadata: { pack: 'starter' } });
    const made = await first.sdk.customers.create({}, { idempotencyKey: 'k' });
    await first.local.advance(new Date('2026-01-31T20:00:00Z'));
    await first.stop();
    await using second = await startStripe({ folder });
    expect(second.local).toMatchObject({
      secretKey: first.local.secretKey,
      webhookSecret: first.local.webhookSecret,
    });
    expect(second.local.now()).toBe(Date.parse('2026-01-31T20:00:00Z') / 1000);
    const sdk = sdkOf(second.local);
    await expect(sdk.customers.create({}, { idempotencyKey: 'k' })).resolves.toHaveProperty('id', made.id);
    await second.local.pay(session.id, { card: cards.pays });
    await expect(sdk.checkout.sessions.retrieve(session.id)).resolves.toMatchObject({
      payment_status: 'paid',
      metadata: { pack: 'starter' },
    });
  });

  it('keeps every acknowledged change of a killed process', async () => {
    const folder = temporaryFolder();
    await using killed = await startStripe({ folder });
    const { id } = await killed.sdk.customers.create({ email: 'ana@example.com' });
    // Nothing is closed or flushed, so only the data in the file counts.
    await using second = await startStripe({ folder });
    await expect(second.sdk.customers.retrieve(id)).resolves.toHaveProperty('email', 'ana@example.com');
  });

  it('processes changes that became due meanwhile with their due time', async () => {
    const folder = temporaryFolder();
    const first = await startStripe({ folder });
    const session = await packCheckout(first, await openShop(first));
    await first.stop();
    await using second = await startStripe({ folder, now: new Date('2026-02-05T00:00:00Z') });
    await expect(second.sdk.checkout.sessions.retrieve(session.id)).resolves.toHaveProperty(
      'status',
      'expired',
    );
    const { data } = await second.sdk.events.list({ type: 'checkout.session.expired' });
    expect(data[0]?.created).toBe(Date.parse('2026-02-01T10:00:00Z') / 1000);
  });
});
