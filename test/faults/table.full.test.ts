import './support/quiet-logs.ts';
import { describe, expect, it, vi } from 'vitest';
import type { ServiceAnswer, ServiceRequest } from '#test/support/faulty-service.ts';
import { rowsOf } from '#test/support/rows-of.ts';
import { openFaultyAws, operationOf, tableError } from './support/faulty-aws.ts';
import { callRoute } from './support/feature-handlers.ts';
import { NO_TIMEOUTS } from '#test/support/patience.ts';

const aws = openFaultyAws(NO_TIMEOUTS);
let people = 0;
/** Returns a new user with an empty diary. */
const somebody = (): string => `person-${(people += 1)}`;

const banana = {
  food_name: 'Banana',
  calories: 105,
  protein: 1.3,
  time_zone: 'UTC',
  logged_at: '2026-11-20T12:00:00Z',
};
const KEY = 'press-0001';
type Entry = { id: string; version: number };
const log = (userId: string, key = KEY) =>
  callRoute(userId, {
    routeKey: 'POST /api/food-entries',
    path: '/api/food-entries',
    body: banana,
    key,
  });
const correct = (userId: string, { id, version }: Entry, key = 'press-0002') =>
  callRoute(userId, {
    routeKey: 'PATCH /api/food-entries/{id}',
    path: `/api/food-entries/${id}`,
    params: { id },
    body: { version, calories: 90 },
    key,
  });
const remove = (userId: string, { id }: Entry, key = 'press-0003') =>
  callRoute(userId, {
    routeKey: 'DELETE /api/food-entries/{id}',
    path: `/api/food-entries/${id}`,
    params: { id },
    key,
  });

/** Reads the stored calories of each entry, and the day's sums. */
const standing = async (userId: string) => {
  const entries = await rowsOf(aws.table, userId, 'entry#');
  const days = await rowsOf(aws.table, userId, 'summary#');
  return {
    entries: entries.map(({ calories }) => calories),
    days: days.map(({ date, total_calories, meal_count }) => [date, total_calories, meal_count]),
  };
};
const nothing = { entries: [], days: [] };
const oneBanana = { entries: [105], days: [['2026-11-20', 105, 1]] };
const refusal = (status: number, code: string) =>
  expect.objectContaining({
    status,
    body: expect.objectContaining({ code, request_id: expect.any(String) }),
  });

describe('A throttled table', () => {
  const throttles = [
    'ThrottlingException',
    'ProvisionedThroughputExceededException',
    'RequestLimitExceeded',
    'TransactionInProgressException',
    'InternalServerError',
  ];

  it.each(throttles)('logs the entry exactly once after one %s', async (type) => {
    const mara = somebody();
    aws.service.next(tableError(type));
    expect((await log(mara)).status).toBe(201);
    expect(await standing(mara)).toEqual(oneBanana);
  });

  it.each(throttles)(
    'answers 503, writes nothing and accepts the same request later after permanent %s',
    async (type) => {
      const mara = somebody();
      aws.service.always(tableError(type));
      expect(await log(mara)).toEqual(refusal(503, 'SERVICE_UNAVAILABLE'));
      expect(aws.service.requests.length).toBeGreaterThan(1);
      expect(aws.service.requests.length).toBeLessThanOrEqual(4);
      aws.service.heal();
      expect(await standing(mara)).toEqual(nothing);
      expect((await log(mara)).status).toBe(201);
      expect(await standing(mara)).toEqual(oneBanana);
    },
  );
});

describe('A canceled transaction', () => {
  const cancelled = (...reasons: string[]) => tableError('TransactionCanceledException', reasons);
  const passing = ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'];
  const isTransaction = (request: ServiceRequest): boolean => operationOf(request) === 'TransactWriteItems';
  /** Fails transactions, but not the lookup of the session before them. Without more faults they succeed. */
  const failing = (...faults: ServiceAnswer[]): void =>
    aws.service.always((request) => (isTransaction(request) ? (faults.shift() ?? null) : null));
  const failingAlways = (fault: ServiceAnswer): void =>
    aws.service.always((request) => (isTransaction(request) ? fault : null));
  const attempts = (): number => aws.service.requests.filter(isTransaction).length;

  it.each(passing)('retries a transaction canceled by several %s until it succeeds', async (reason) => {
    const mara = somebody();
    failing(cancelled('None', 'None', reason), cancelled('None', reason, 'None'), cancelled(reason));
    expect((await log(mara)).status).toBe(201);
    expect(await standing(mara)).toEqual(oneBanana);
  });

  it.each(passing)(
    'answers 503 after a limited number of attempts and writes nothing on permanent %s',
    async (reason) => {
      const mara = somebody();
      failingAlways(cancelled('None', reason, 'None'));
      expect(await log(mara)).toEqual(refusal(503, 'SERVICE_UNAVAILABLE'));
      expect(attempts()).toBe(6);
      aws.service.heal();
      expect(await standing(mara)).toEqual(nothing);
    },
  );

  it('waits a random part of a doubling delay before the retry, so that conflicts do not repeat', async () => {
    vi.mocked(Math.random).mockReturnValue(0.5);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    failingAlways(cancelled('None', 'TransactionConflict', 'None'));
    await log(somebody());
    vi.mocked(Math.random).mockReturnValue(0.05);
    const waited = timers.mock.calls.map(([, ms]) => ms);
    timers.mockRestore();
    expect(waited).toEqual(expect.arrayContaining([12.5, 25, 50, 100, 200]));
  });

  it.each(['ItemCollectionSizeLimitExceeded', 'ValidationError', 'AccessDenied'])(
    'answers 500 at once and writes nothing on %s, which is not transient',
    async (reason) => {
      const mara = somebody();
      failingAlways(cancelled('None', reason, 'None'));
      expect(await log(mara)).toEqual(refusal(500, 'INTERNAL'));
      expect(attempts()).toBe(1);
      aws.service.heal();
      expect(await standing(mara)).toEqual(nothing);
    },
  );

  it('reports a conflict on ConditionalCheckFailed and never acknowledges the write', async () => {
    const mara = somebody();
    const { body: entry } = await log(mara);
    aws.service.always((request) =>
      operationOf(request) === 'TransactWriteItems'
        ? cancelled('None', 'ConditionalCheckFailed', 'None')
        : null,
    );
    expect(await correct(mara, entry)).toEqual(refusal(409, 'FOOD_ENTRY_CHANGED'));
    expect(await remove(mara, entry)).toEqual(refusal(409, 'FOOD_ENTRY_CHANGED'));
    expect(await standing(mara)).toEqual(oneBanana);
  });

  it('counts as failed when it has no reasons', async () => {
    const mara = somebody();
    failingAlways(tableError('TransactionCanceledException'));
    expect((await log(mara)).status).toBeGreaterThanOrEqual(500);
    aws.service.heal();
    expect(await standing(mara)).toEqual(nothing);
  });
});

describe('A response lost after a successful write', () => {
  /** Loses the response to the next write. @returns whether that has happened */
  const losing = (): (() => boolean) => {
    let lost = false;
    aws.service.always((request) => {
      if (lost || !['TransactWriteItems', 'PutItem'].includes(operationOf(request))) return null;
      lost = true;
      return 'lose';
    });
    return () => lost;
  };

  it('creates, changes and deletes the entry once each, and acknowledges all three', async () => {
    const mara = somebody();
    const isLogLost = losing();
    const logged = await log(mara);
    expect([logged.status, isLogLost()]).toEqual([201, true]);
    expect(await standing(mara)).toEqual(oneBanana);
    const isCorrectionLost = losing();
    const corrected = await correct(mara, logged.body);
    expect([corrected.status, isCorrectionLost()]).toEqual([200, true]);
    expect(await standing(mara)).toEqual({ entries: [90], days: [['2026-11-20', 90, 1]] });
    const isRemovalLost = losing();
    const removed = await remove(mara, logged.body);
    expect([removed.status, isRemovalLost()]).toEqual([204, true]);
    expect(await standing(mara)).toEqual({ entries: [], days: [['2026-11-20', 0, 0]] });
  });

  it('asks the user to retry when all responses are lost, and the same request gets the stored answer', async () => {
    const mara = somebody();
    aws.service.always((request) => (operationOf(request) === 'TransactWriteItems' ? 'lose' : null));
    const first = await log(mara);
    aws.service.heal();
    expect(first).toEqual(refusal(503, 'SERVICE_UNAVAILABLE'));
    expect(await standing(mara)).toEqual(oneBanana);
    const again = await log(mara);
    expect(again.status).toBe(201);
    expect(await log(mara)).toEqual(again);
    expect(await standing(mara)).toEqual(oneBanana);
  });

  it('still issues the photo upload permission and the socket ticket', async () => {
    const mara = somebody();
    const isPhotoLost = losing();
    const permit = { content_type: 'image/jpeg', size: 1000 };
    const photo = { routeKey: 'POST /api/photos', path: '/api/photos', body: permit };
    expect((await callRoute(mara, photo)).status).toBe(201);
    expect(isPhotoLost()).toBe(true);
    const isTicketLost = losing();
    const ticket = { routeKey: 'POST /api/realtime/tickets', path: '/api/realtime/tickets' };
    expect((await callRoute(mara, ticket)).status).toBe(201);
    expect(isTicketLost()).toBe(true);
  });
});
