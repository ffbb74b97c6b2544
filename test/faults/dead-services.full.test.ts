import './support/quiet-logs.ts';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withinDeadline } from '#functions/platform/http/within-deadline.ts';
import { errorEnvelope } from '#shared/errors/envelope.ts';
import { type Route, routeKeyOf } from '#shared/http/route.ts';
import { allRoutes } from '#shared/routes.ts';
import { isFull } from '#test/support/full-size.ts';
import { pathOfRoute, queryTexts, requestOfRoute } from '#test/support/request-of-route.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { PATIENCE } from '#test/support/patience.ts';
import { startFaultyAws } from './support/faulty-aws.ts';
import { callRoute } from './support/feature-handlers.ts';

/** API Gateway's timeout, and the time that must be left when the function gives up. */
const GATEWAY_MS = 29_000;
const SPARE_MS = 4_000;
/** Factor that shortens all timeouts in the quick run: 25 seconds become one and a half. */
const HASTE = isFull ? 1 : 0.06;

const aws = openForAllTests(startFaultyAws);
afterEach(() => aws.service.heal());

const callOnce = async (route: Route) => {
  const [request] = fc.sample(requestOfRoute(route), { numRuns: 1, seed: 7 });
  const { params, query, body } = request!;
  const answer = await callRoute('mara', {
    routeKey: routeKeyOf(route),
    path: pathOfRoute(route, params),
    params,
    query: queryTexts(query),
    body,
  });
  return { route: routeKeyOf(route), answer };
};

/** All routes in the full run; otherwise every third, and those whose response is checked. */
const looked = ['POST /api/realtime/tickets', 'GET /api/dashboard'];
const called = allRoutes.filter((route, at) => isFull || at % 3 === 0 || looked.includes(routeKeyOf(route)));

/** Calls the routes in groups: all at once would delay each other beyond their limits. */
const callAll = async () => {
  const answers: Awaited<ReturnType<typeof callOnce>>[] = [];
  for (let from = 0; from < called.length; from += 16)
    answers.push(...(await Promise.all(called.slice(from, from + 16).map(callOnce))));
  return answers;
};

/** Records the timeouts that requests set, in ms, and shortens them in the quick run. */
const hastenedLimits = (): number[] => {
  const limits: number[] = [];
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms);
    return timeout(ms * HASTE);
  });
  return limits;
};

/** Expects that routes without dependencies respond as usual, and that the others return a temporary error. */
const expectServedOrRefused = async (): Promise<void> => {
  const answers = await Promise.all(called.map(callOnce));
  const refused = answers.filter(({ answer }) => (answer?.status ?? 500) >= 500);
  for (const { route, answer } of refused) {
    expect([route, answer?.status, answer?.body.code]).toEqual([route, 503, 'SERVICE_UNAVAILABLE']);
    expect(errorEnvelope.safeParse(answer?.body).success).toBe(true);
  }
  expect(refused.map(({ route }) => route)).toEqual(expect.arrayContaining(looked));
};

describe('Every route with a failing AWS service', () => {
  it('answers 503 in time while AWS services do not respond', async () => {
    const limits = hastenedLimits();
    aws.service.always('hang');
    // A call that hangs beyond its own limit runs into this test's limit.
    await expectServedOrRefused();
    vi.restoreAllMocks();
    expect(limits).not.toEqual([]);
    // A starved run multiplies all timeouts.
    expect(Math.max(...limits) / PATIENCE).toBeLessThanOrEqual(GATEWAY_MS - SPARE_MS);
  });

  it('answers 503 while every connection is dropped', async () => {
    aws.service.always('hang up');
    await expectServedOrRefused();
  });

  it('answers 503 while every response is truncated', async () => {
    aws.service.always('cut');
    await expectServedOrRefused();
  });

  it('answers 500 in the standard envelope without details when an IAM permission is missing', async () => {
    // Discards connections broken by earlier tests, which are not part of this one.
    await callAll();
    const headers = { 'content-type': 'application/x-amz-json-1.0' };
    const body = JSON.stringify({ __type: 'AccessDeniedException', message: 'arn:aws:iam::1:role/secret' });
    aws.service.always({ status: 400, headers, body });
    for (const { answer } of await callAll()) {
      expect(JSON.stringify(answer?.body)).not.toMatch(/arn:aws|AccessDenied|at .*\.ts/);
      if ((answer?.status ?? 500) >= 500) expect(answer?.body.code).toBe('INTERNAL');
    }
  });
});

describe('The request deadline', () => {
  it('stops waiting for work that never finishes', async () => {
    const deadline = new AbortController();
    const waiting = withinDeadline(new Promise(() => undefined), deadline.signal);
    deadline.abort(new DOMException('late', 'TimeoutError'));
    await expect(waiting).rejects.toMatchObject({ name: 'TimeoutError' });
    await expect(withinDeadline(new Promise(() => undefined), deadline.signal)).rejects.toThrow('late');
  });

  it('leaves work that finishes in time unaffected', async () => {
    const { signal } = new AbortController();
    await expect(withinDeadline(Promise.resolve(7), signal)).resolves.toBe(7);
    await expect(withinDeadline(Promise.reject(new RangeError('no')), signal)).rejects.toThrow(RangeError);
  });
});
