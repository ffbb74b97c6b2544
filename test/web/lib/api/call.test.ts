import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dashboardRoutes } from '#shared/dashboard/routes.ts';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { foodRoutes } from '#shared/foods/routes.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { startSession, useSession } from '#web/lib/session/session-store.ts';
import { createScriptedAuth, someone } from '#test/support/screen/scripted-auth.ts';
import { eventually } from '#test/support/eventually.ts';

const meal = { items: [], meal_type: null, not_understood: [], engine: 'rules' };
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

const request = vi.fn<typeof fetch>();
const auth = createScriptedAuth({ user: someone, token: 'fresh-token' });
const describeIt = (options: { idempotencyKey?: string; signal?: AbortSignal } = {}) =>
  call(foodRoutes.describe, { body: { text: 'two eggs' }, ...options });
const headerOf = (attempt: number, name: string) =>
  new Headers(request.mock.calls[attempt]?.[1]?.headers).get(name);

let stop = () => undefined as void;
beforeEach(async () => {
  vi.stubGlobal('fetch', request);
  auth.reset();
  stop = startSession({ auth, onEnd: () => undefined });
  await eventually(() => expect(useSession.getState().status).toBe('signed-in'));
});
afterEach(() => {
  stop();
  request.mockReset();
  vi.unstubAllGlobals();
});

describe('call: the request', () => {
  it('sends the access token, JSON and an idempotency key, and returns the parsed answer', async () => {
    request.mockResolvedValue(json(200, meal));
    await expect(describeIt({ idempotencyKey: 'press-0001' })).resolves.toEqual(meal);
    expect(request).toHaveBeenCalledWith(
      '/api/foods/describe',
      expect.objectContaining({ method: 'POST', body: '{"text":"two eggs"}' }),
    );
    expect(headerOf(0, 'authorization')).toBe('Bearer fresh-token');
    expect(headerOf(0, 'content-type')).toBe('application/json');
    expect(headerOf(0, 'idempotency-key')).toBe('press-0001');
    expect(headerOf(0, 'x-request-id')).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  });

  it('puts parameters into the path and the query, and sends no key with a read', async () => {
    request.mockResolvedValue(json(200, { entries: [] }));
    await call(foodEntryRoutes.list, { query: { limit: 5 } });
    expect(request.mock.calls[0]?.[0]).toBe('/api/food-entries?limit=5');
    expect(headerOf(0, 'idempotency-key')).toBeNull();
  });

  it('returns undefined for an answer without content', async () => {
    request.mockResolvedValue(new Response(null, { status: 204 }));
    await expect(call(foodEntryRoutes.remove, { params: { id: '01J' } })).resolves.toBeUndefined();
    expect(request.mock.calls[0]?.[0]).toBe('/api/food-entries/01J');
  });
});

describe('call: failures', () => {
  const failure = async () => {
    const error: unknown = await describeIt().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    return error as ApiError;
  };

  it('carries code, message, invalid fields and request ID of the API', async () => {
    const details = [{ field: 'text', message: 'Enter what’s on your plate.' }];
    request.mockResolvedValue(
      json(400, { code: 'VALIDATION_FAILED', message: 'Check it.', request_id: 'r-1', details }),
    );
    expect(await failure()).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'Check it.',
      status: 400,
      details,
      requestId: 'r-1',
    });
  });

  it('replaces the message about an internal field with a general one and the request ID', async () => {
    const details = [{ field: 'entry_id', message: 'Invalid entry ID.' }];
    request.mockResolvedValue(
      json(400, { code: 'VALIDATION_FAILED', message: 'Check it.', request_id: 'r-1', details }),
    );
    expect(await failure()).toMatchObject({
      code: 'VALIDATION_FAILED',
      message:
        'Something went wrong. Reload the page and try again. If it keeps happening, contact us with this code: r-1',
      details: [],
    });
  });

  it.each([
    [403, 'FORBIDDEN'],
    [404, 'ROUTE_NOT_FOUND'],
    [413, 'PAYLOAD_TOO_LARGE'],
    [429, 'TOO_MANY_REQUESTS'],
    [503, 'SERVICE_UNAVAILABLE'],
    [500, 'INTERNAL'],
  ])("replaces the gateway's own %i message with a product message", async (status, code) => {
    request.mockResolvedValue(json(status, { message: 'Gateway says' }));
    const error = await failure();
    expect(error).toMatchObject({ code, status });
    expect(error.message).not.toContain('Gateway');
  });

  it('distinguishes a network failure, being offline and a timeout', async () => {
    request.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failure()).toMatchObject({ code: 'UNREACHABLE', status: 0 });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await failure()).toMatchObject({ code: 'OFFLINE', status: 0 });
    vi.restoreAllMocks();
    request.mockRejectedValue(new DOMException('late', 'TimeoutError'));
    expect(await failure()).toMatchObject({ code: 'TIMEOUT' });
  });

  it('rejects an answer of another shape', async () => {
    request.mockResolvedValue(json(200, { items: 'none' }));
    expect(await failure()).toMatchObject({ code: 'ANSWER_INVALID' });
    request.mockResolvedValue(new Response('<html>', { status: 200 }));
    expect(await failure()).toMatchObject({ code: 'ANSWER_INVALID' });
  });

  it("rethrows the caller's own abort unchanged", async () => {
    const abort = new AbortController();
    request.mockImplementation(async () => {
      abort.abort(new DOMException('left', 'AbortError'));
      throw abort.signal.reason;
    });
    await expect(describeIt({ signal: abort.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('call: a rejected session', () => {
  it('refreshes the session once and retries with the same idempotency key', async () => {
    request
      .mockResolvedValueOnce(json(401, { message: 'Unauthorized' }))
      .mockResolvedValueOnce(json(200, meal));
    await expect(describeIt()).resolves.toEqual(meal);
    expect(auth.refreshes).toBe(1);
    expect(headerOf(1, 'idempotency-key')).toBe(headerOf(0, 'idempotency-key'));
    expect(useSession.getState().status).toBe('signed-in');
  });

  it('ends the session when the fresh token is rejected too', async () => {
    request.mockImplementation(async () => json(401, { message: 'Unauthorized' }));
    await expect(call(dashboardRoutes.read, { query: { time_zone: 'UTC' } })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(request).toHaveBeenCalledTimes(2);
    expect(useSession.getState()).toMatchObject({ status: 'signed-out', user: null });
  });

  it('keeps the session when the refresh failed because of the network', async () => {
    request.mockResolvedValue(json(401, { message: 'Unauthorized' }));
    auth.failRefresh(new TypeError('Failed to fetch'));
    await expect(describeIt()).rejects.toMatchObject({ code: 'UNREACHABLE' });
    expect(useSession.getState().status).toBe('signed-in');
  });
});
