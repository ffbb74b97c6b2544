import '#test/faults/support/quiet-logs.ts';
import type { Context } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { EraseBilling } from '#functions/billing/customers/erase-billing.ts';
import { createContainer } from '#functions/billing/container.ts';
import { openEraseBilling } from '#functions/billing/billing-services.ts';
import { type BillingRepository, createBillingRepository } from '#functions/billing/repository.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { minimalError } from '#functions/platform/minimal-error.ts';
import { createApiHandler } from '#functions/platform/http/api-handler.ts';
import { logger, metrics } from '#functions/platform/observability.ts';
import type { Table } from '#functions/platform/table/client.ts';
import { billingRoutes } from '#shared/billing/routes.ts';
import { openTestTable } from '#test/functions/test-table.ts';
import { callInProcess } from '#test/support/api-event.ts';
import { rowsOf } from '#test/support/rows-of.ts';
import { type FaultyService, startFaultyService } from '#test/support/faulty-service.ts';
import { missing, signedEvent, stripeError } from './stripe-answers.ts';

type Handler = ReturnType<typeof createApiHandler>;
/** A new sandbox without a cached key. */
const open = (): Handler => createApiHandler(billingRoutes, createContainer(), { session: async () => {} });

const LONG = 60_000;
let stripe: FaultyService;
let aws: FaultyService;
let handler: Handler;
let table: Table;
let rows: BillingRepository;
let erase: EraseBilling;
let stop: () => Promise<void>;
let key: string | undefined = 'sk_test_good';

beforeAll(async () => {
  const { database, stop: stopTable, ...opened } = await openTestTable();
  table = opened.table;
  stripe = await startFaultyService(async () => ({
    status: 200,
    body: JSON.stringify({ id: 'cus_1', object: 'list', data: [] }),
  }));
  aws = await startFaultyService(async ({ headers, body }) => {
    const target = String(headers['x-amz-target'] ?? '');
    if (!target.startsWith('AmazonSSM'))
      return {
        ...(await database.client.forward(target, body)),
        headers: { 'content-type': 'application/x-amz-json-1.0' },
      };
    const { Name } = JSON.parse(body.toString()) as { Name: string };
    const Value = Name === '/site' ? 'https://plate.example' : key;
    return Value === undefined
      ? { status: 400, body: JSON.stringify({ __type: 'ParameterNotFound' }) }
      : { status: 200, body: JSON.stringify({ Parameter: { Name, Value } }) };
  });
  for (const [name, value] of Object.entries({
    AWS_ENDPOINT_URL: aws.endpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    TABLE_NAME: table.getName(),
    SITE_ORIGIN_PARAMETER: '/site',
    STRIPE_KEY_PARAMETER: '/key',
    STRIPE_WEBHOOK_SECRET_PARAMETER: '/secret',
    STRIPE_API_BASE: stripe.endpoint,
  }))
    vi.stubEnv(name, value);
  handler = open();
  rows = createBillingRepository(table);
  erase = openEraseBilling(table, systemClock);
  stop = async () => {
    vi.unstubAllEnvs();
    await Promise.all([stripe.stop(), aws.stop(), stopTable()]);
  };
}, LONG);
afterEach(() => {
  stripe.heal();
  key = 'sk_test_good';
  handler = open();
});
afterAll(() => stop());

const call = (name: string, body?: object) =>
  callInProcess(handler, 'mara', {
    routeKey: `POST /api/functions/${name}`,
    path: `/api/functions/${name}`,
    ...(body && { body }),
  });
const checkout = () => call('create-checkout', { plan: 'basic', interval: 'monthly' });

const unavailable = {
  status: 503,
  body: { code: 'PAYMENTS_UNAVAILABLE', message: expect.stringMatching(/haven’t been charged/) as string },
};

describe('Billing while Stripe is unavailable', () => {
  it.each([
    ['refuses the key', stripeError(401, { type: 'invalid_request_error' })],
    ['denies the permission', stripeError(403, { type: 'invalid_request_error' })],
    ['rejects the request', stripeError(400, { type: 'invalid_request_error', param: 'mode' })],
    ['is rate-limited', stripeError(429, { type: 'rate_limit_error' })],
    ['fails', stripeError(500, { type: 'api_error' })],
  ])(
    'shows the user that nothing was charged when Stripe %s',
    async (_what, answer) => {
      stripe.always(answer);
      expect(await checkout()).toMatchObject(unavailable);
    },
    LONG,
  );

  it(
    'tries a dropped connection three times, then shows that nothing was charged',
    async () => {
      stripe.always('hang up');
      expect(await checkout()).toMatchObject(unavailable);
      expect(stripe.requests.length).toBe(3);
    },
    LONG,
  );

  it.each([
    ['a missing key', undefined],
    ['a blank key', ' \n'],
  ])('skips the call and shows that nothing was charged with %s', async (_what, value) => {
    key = value;
    expect(await checkout()).toMatchObject(unavailable);
    expect(stripe.requests).toEqual([]);
  });

  it('shows that nothing was charged when the key cannot be sent', async () => {
    key = 'sk_test_first-line\nsecond-line';
    expect(await checkout()).toMatchObject(unavailable);
    expect(stripe.requests).toEqual([]);
  });

  it('never claims that nothing was charged when a payment cannot be verified', async () => {
    stripe.always(stripeError(400, { type: 'invalid_request_error' }));
    const { status, body } = await call('verify-payment', { sessionId: 'cs_test_1' });
    expect([status, body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(body.message).not.toMatch(/charged/);
  });

  it('answers the subscription from the table without calling Stripe', async () => {
    stripe.always('hang up');
    key = undefined;
    expect(await call('check-subscription')).toMatchObject({ status: 200, body: { subscribed: false } });
    expect(stripe.requests).toEqual([]);
  });
});

const tell = async (type: string, object: object): Promise<number> => {
  const context = { awsRequestId: '1', functionName: 'test' } as Context;
  return (await handler(signedEvent('sk_test_good', type, object), context)).statusCode ?? 0;
};

/** Creates a subscriber. */
const subscriber = async (userId: string) => {
  const paying = { ...(await rows.read(userId)), plan: 'premium', stripe_status: 'active' } as const;
  await rows.adopt({ ...paying, subscription_id: 'sub_1', has_billing: true }, `cus_${userId}`);
  return () => rows.read(userId);
};

describe('A Stripe webhook event', () => {
  const told = { id: 'sub_1', object: 'subscription', customer: 'cus_jon' };

  it.each([
    ['is down', stripeError(500, { type: 'api_error' })],
    ['is rate-limited', stripeError(429, { type: 'rate_limit_error' })],
    ['closes the connection', 'hang up'],
    ['does not know the customer because the key belongs to another account', missing],
  ] as const)(
    'a Stripe webhook event remains unacknowledged and changes nothing when Stripe %s, so that it is redelivered',
    async (_what, fault) => {
      const row = (await rows.read('jon')).version === 0 ? await subscriber('jon') : () => rows.read('jon');
      const before = await row();
      stripe.always(fault);
      expect(await tell('customer.subscription.updated', told)).toBe(503);
      expect(await row()).toEqual(before);
      expect(await rows.ownerOf('cus_jon')).toBe('jon');
    },
    LONG,
  );

  it('removes the credits again for a refund after a won dispute', async () => {
    await subscriber('ada');
    const answers = (charge: object, status: string) => (path: string) => {
      if (path.startsWith('/v1/charges'))
        return { id: 'ch_1', customer: 'cus_ada', payment_intent: 'pi_1', ...charge };
      if (path.startsWith('/v1/disputes')) return { data: [{ status }] };
      const metadata = { user_id: 'ada', credits: '500' };
      const page = { id: 'cs_1', mode: 'payment', status: 'complete', payment_status: 'paid', metadata };
      return { data: path.startsWith('/v1/checkout') ? [page] : [] };
    };
    const after = async (charge: object, status: string) => {
      const answer = answers(charge, status);
      stripe.always(({ path }) => ({
        status: 200,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(answer(path)),
      }));
      for (const _ of [1, 2])
        expect(await tell('charge.refunded', { id: 'ch_1', object: 'charge' })).toBe(200);
      return (await rowsOf(table, 'ada', 'account#credits'))[0]?.['kept'];
    };
    expect(await after({ refunded: false, disputed: true }, 'needs_response')).toBe(0);
    expect(await after({ refunded: false, disputed: true }, 'won')).toBe(500);
    expect(await after({ refunded: true, disputed: true }, 'won')).toBe(0);
  });
});

describe('Deleting an account with Stripe unavailable', () => {
  it(
    'waits for Stripe and a key that knows the customer, so that no subscription continues unnoticed',
    async () => {
      await subscriber('eve');
      for (const fault of [stripeError(500, { type: 'api_error' }), missing]) {
        stripe.always(fault);
        await expect(erase('eve')).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
        expect((await rows.read('eve')).customer_id).toBe('cus_eve');
      }
      stripe.heal();
      await erase('eve');
      expect(stripe.requests.map(({ method, path }) => `${method} ${path}`)).toContain(
        'DELETE /v1/customers/cus_eve',
      );
    },
    LONG,
  );
});

describe('The log of a Stripe failure', () => {
  it(
    'the log of a Stripe failure contains type, code and request ID, but no message text and no key',
    async () => {
      const logged = vi.spyOn(logger, 'error');
      const counted = vi.spyOn(metrics, 'addMetric');
      stripe.always(stripeError(401, { type: 'invalid_request_error', code: 'api_key_expired' }));
      await checkout();
      const text = JSON.stringify(logged.mock.calls, (_, value: unknown) =>
        value instanceof Error ? minimalError(value) : value,
      );
      expect(text).toContain('StripeAuthenticationError');
      expect(text).toContain('api_key_expired');
      expect(text).toContain('req_1');
      expect(counted).toHaveBeenCalledWith('PaymentsUnavailable', 'Count', 1);
      expect(text).not.toMatch(/sk_test|Invalid API Key/);
      vi.restoreAllMocks();
    },
    LONG,
  );
});
