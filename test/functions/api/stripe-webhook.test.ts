import Stripe from 'stripe';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { cards, type LocalStripeUnderTest } from '#test/support/local-stripe.ts';
import { openProductStripe } from '#test/support/open-product-stripe.ts';
import { logsOf } from '#test/support/logs-of.ts';
import { withBillingUser } from '#test/support/with-user.ts';

const origin = inject('origin');
let stripe: LocalStripeUnderTest;
beforeAll(() => {
  stripe = openProductStripe();
});

const event = (type = 'customer.created', customer = 'cus_stranger'): string =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type,
    data: { object: { id: customer, object: 'customer', name: 'Zoë Müller' } },
  });

interface Signing {
  secret?: string;
  /** Unix seconds. */
  at?: number;
}
const signed = (payload: string, { secret = stripe.webhookSecret, at }: Signing = {}): string =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    ...(at !== undefined && { timestamp: at }),
  });

const deliver = async (body: string | Uint8Array, signature: string | null, type = 'application/json') => {
  const response = await fetch(`${origin}/api/stripe/webhook`, {
    method: 'POST',
    headers: { 'content-type': type, ...(signature !== null && { 'stripe-signature': signature }) },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
  return { status: response.status, body: (await response.json()) as { code?: string; received?: boolean } };
};

const seconds = (): number => Math.floor(Date.now() / 1_000);
const refused = { status: 400, body: { code: 'WEBHOOK_REFUSED' } };
const taken = { status: 200, body: { received: true } };

describe('The Stripe webhook', () => {
  it('accepts a fresh signature over the raw bytes, however the gateway encodes them', async () => {
    const body = event();
    expect(await deliver(body, signed(body))).toEqual(taken);
    expect(await deliver(body, signed(body, { at: seconds() - 290 }))).toEqual(taken);
    const bytes = new TextEncoder().encode(body);
    expect(await deliver(bytes, signed(body), 'application/octet-stream')).toEqual(taken);
  });

  it('rejects a missing, a forged and a reused signature', async () => {
    const body = event();
    expect(await deliver(body, null)).toMatchObject(refused);
    expect(await deliver(body, 'nonsense')).toMatchObject(refused);
    expect(await deliver(body, signed(body, { secret: 'whsec_guess' }))).toMatchObject(refused);
    expect(await deliver(event('invoice.paid'), signed(body))).toMatchObject(refused);
    expect(await deliver(`${body} `, signed(body))).toMatchObject(refused);
  });

  it('rejects a signature older than five minutes', async () => {
    const body = event();
    expect(await deliver(body, signed(body, { at: seconds() - 310 }))).toMatchObject(refused);
  });

  it('rejects a signed body that is not an event', async () => {
    expect(await deliver('[]', signed('[]'))).toMatchObject(refused);
    expect(await deliver('', signed(' '))).toMatchObject(refused);
  });

  it('acknowledges events of unknown types and for unknown customers', async () => {
    for (const type of ['a.kind.of.tomorrow', 'customer.subscription.updated', 'customer.deleted']) {
      const body = event(type);
      expect(await deliver(body, signed(body))).toEqual(taken);
    }
  });

  it.each([
    ['charge.refunded', { id: 'ch_unknown', object: 'charge' }],
    ['charge.dispute.created', { id: 'dp_unknown', object: 'dispute', charge: 'ch_unknown' }],
    ['charge.dispute.funds_withdrawn', { id: 'dp_unknown', object: 'dispute', charge: 'ch_unknown' }],
    ['checkout.session.completed', { id: 'cs_test_unknown', object: 'checkout.session' }],
    ['invoice.paid', { id: 'in_unknown', object: 'invoice' }],
  ])(
    'does not acknowledge %s for an object our key cannot see, so that Stripe retries',
    async (type, object) => {
      const body = JSON.stringify({ id: 'evt_2', type, data: { object } });
      expect(await deliver(body, signed(body))).toMatchObject({
        status: 503,
        body: { code: 'PAYMENTS_UNAVAILABLE' },
      });
    },
  );

  it('ignores an event that is sent twice and rejects it once its signature is old', async () => {
    const body = event('customer.deleted');
    const replayed = signed(body, { at: seconds() - 200 });
    expect(await deliver(body, replayed)).toEqual(taken);
    expect(await deliver(body, replayed)).toEqual(taken);
    expect(await deliver(body, signed(body, { at: seconds() - 301 }))).toMatchObject(refused);
  });

  it('grants no plan from the content of an event alone', async () => {
    const mara = await withBillingUser();
    await mara.checkout();
    const [customer] = (await stripe.sdk.customers.list({ email: mara.email })).data;
    const subscription = { id: 'sub_1', object: 'subscription', customer: customer!.id, status: 'active' };
    const body = JSON.stringify({
      id: 'evt_3',
      type: 'customer.subscription.created',
      data: { object: subscription },
    });
    expect(await deliver(body, signed(body))).toEqual(taken);
    expect(await mara.status()).toMatchObject({ subscribed: false });
  });
});

describe('The logs of a purchase', () => {
  it('the logs of a purchase contain no secrets, signatures, cards or checkout URLs', async () => {
    const mara = await withBillingUser();
    const { url } = (await mara.checkout()).body;
    await stripe.pay(url, cards.isDeclined);
    await stripe.pay(url);
    const body = event();
    const signature = signed(body, { at: seconds() - 4_000 });
    await deliver(body, signature);
    const logs = logsOf(inject('dataDir')).join('\n');
    expect(logs).toContain('WEBHOOK_REFUSED');
    const [, mac = 'none'] = /v1=(\w+)/.exec(signature) ?? [];
    for (const secret of [
      stripe.secretKey,
      stripe.webhookSecret,
      mac,
      cards.pays,
      cards.isDeclined,
      url,
      mara.email,
    ])
      expect(logs).not.toContain(secret);
  });
});
