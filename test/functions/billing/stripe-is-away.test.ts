import '#test/faults/support/quiet-logs.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createContainer } from '#functions/billing/container.ts';
import { bareError } from '#functions/platform/bare-error.ts';
import { createApiHandler } from '#functions/platform/http/api-handler.ts';
import { logger, metrics } from '#functions/platform/observability.ts';
import { billingRoutes } from '#shared/billing/routes.ts';
import { openTestTable } from '#test/functions/test-table.ts';
import { callInProcess } from '#test/support/api-event.ts';
import { type FaultyService, startFaultyService } from '#test/support/faulty-service.ts';

type Handler = ReturnType<typeof createApiHandler>;
/** A sandbox that starts: it knows no key yet. */
const open = (): Handler => createApiHandler(billingRoutes, createContainer());

const LONG = 60_000;
let stripe: FaultyService;
let aws: FaultyService;
let handler: Handler;
let stop: () => Promise<void>;
let key: string | undefined = 'sk_test_good';

beforeAll(async () => {
  const { table, database, stop: stopTable } = await openTestTable();
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

const stripeError = (status: number, error: object) => ({
  status,
  headers: { 'content-type': 'application/json', 'request-id': 'req_1' },
  body: JSON.stringify({ error: { message: 'Invalid API Key provided: sk_test_***good', ...error } }),
});
const unavailable = {
  status: 503,
  body: { code: 'PAYMENTS_UNAVAILABLE', message: expect.stringContaining('Nothing was charged') as string },
};

describe('While Stripe', () => {
  it.each([
    ['refuses the key', stripeError(401, { type: 'invalid_request_error' })],
    ['forbids what is asked', stripeError(403, { type: 'invalid_request_error' })],
    ['does not know what is asked', stripeError(400, { type: 'invalid_request_error', param: 'mode' })],
    ['is over its limit', stripeError(429, { type: 'rate_limit_error' })],
    ['fails', stripeError(500, { type: 'api_error' })],
  ])(
    '%s, a person hears that nothing was charged',
    async (_what, answer) => {
      stripe.always(answer);
      expect(await checkout()).toMatchObject(unavailable);
    },
    LONG,
  );

  it(
    'hangs up, a person hears it too, after three attempts',
    async () => {
      stripe.always('hang up');
      expect(await checkout()).toMatchObject(unavailable);
      expect(stripe.requests.length).toBe(3);
    },
    LONG,
  );

  it.each([
    ['no key', undefined],
    ['a blank key', ' \n'],
  ])('has %s of ours, it is not asked at all', async (_what, value) => {
    key = value;
    expect(await checkout()).toMatchObject(unavailable);
    expect(stripe.requests).toEqual([]);
  });

  it('gets a key that cannot be sent, a person hears it too', async () => {
    key = 'sk_test_first-line\nsecond-line';
    expect(await checkout()).toMatchObject(unavailable);
    expect(stripe.requests).toEqual([]);
  });

  it('is anyhow, what is subscribed is answered from the table, and Stripe is never asked', async () => {
    stripe.always('hang up');
    key = undefined;
    expect(await call('check-subscription')).toMatchObject({ status: 200, body: { subscribed: false } });
    expect(stripe.requests).toEqual([]);
  });
});

describe('What is logged of a failure of Stripe’s', () => {
  it(
    'names its kind, its code and its request, and repeats no sentence and no key',
    async () => {
      const logged = vi.spyOn(logger, 'error');
      const counted = vi.spyOn(metrics, 'addMetric');
      stripe.always(stripeError(401, { type: 'invalid_request_error', code: 'api_key_expired' }));
      await checkout();
      const text = JSON.stringify(logged.mock.calls, (_, value: unknown) =>
        value instanceof Error ? bareError(value) : value,
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
