import './support/quiet-logs.ts';
import { describe, expect, it, vi } from 'vitest';
import { metrics } from '#functions/platform/observability.ts';
import { SESSION_END_KEY } from '#functions/platform/session/session-end-entity.ts';
import type { Fault, ServiceRequest } from '#test/support/faulty-service.ts';
import { rowsOf } from '#test/support/rows-of.ts';
import { openFaultyAws } from './support/faulty-aws.ts';
import { callRoute } from './support/feature-handlers.ts';

const aws = openFaultyAws();

const targetOf = ({ headers }: ServiceRequest): string => String(headers['x-amz-target']);
const isPoolCall = (request: ServiceRequest): boolean =>
  targetOf(request).startsWith('AWSCognitoIdentityProviderService.');
const poolFails = (fault: Fault): void =>
  aws.service.always((request) => (isPoolCall(request) ? fault : null));

const poolError = (status: number, type: string): Fault => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.1' },
  body: JSON.stringify({ __type: type, message: 'Scripted.' }),
});
const faults: [string, Fault][] = [
  ['has an internal error (500)', poolError(500, 'InternalErrorException')],
  ['is over its quota (400 TooManyRequestsException)', poolError(400, 'TooManyRequestsException')],
  ['does not respond', 'hang'],
  ['drops the connection', 'hang up'],
];

const breathless = {
  status: 503,
  body: {
    code: 'SERVICE_UNAVAILABLE',
    message: 'Platewise is busy right now. Try again in a moment.',
    request_id: expect.any(String) as string,
  },
};

const close = (userId: string) =>
  callRoute(userId, {
    routeKey: 'POST /api/account/closing',
    path: '/api/account/closing',
    body: { confirmation: 'DELETE' },
    key: 'press-closing',
  });
const endSessions = (userId: string) =>
  callRoute(userId, {
    routeKey: 'POST /api/account/sessions/ending',
    path: '/api/account/sessions/ending',
    key: 'press-ending',
  });
const requestFriendship = (userId: string) =>
  callRoute(userId, {
    routeKey: 'POST /api/friend-requests',
    path: '/api/friend-requests',
    body: { email: 'jon@example.com' },
    key: 'press-friend',
  });
const rows = async (userId: string, prefix: string) => (await rowsOf(aws.table, userId, prefix)).length;

describe.each(faults)('The user pool %s', (name, fault) => {
  const mara = `mara-${name.slice(0, 8)}`;

  it('reports that a friend cannot be looked up, stores nothing and counts a fault', async () => {
    const counted = vi.spyOn(metrics, 'addMetric');
    poolFails(fault);
    expect(await requestFriendship(mara)).toMatchObject(breathless);
    expect(counted).toHaveBeenCalledWith('Faults', 'Count', 1);
    counted.mockRestore();
    aws.service.heal();
    expect(await rows(mara, 'friend#')).toBe(0);
    expect(await rows(mara, 'action#')).toBe(0);
    // The user pool is back and knows no such email. A cached failure would have hidden this answer.
    expect((await requestFriendship(mara)).body.code).toBe('USER_NOT_FOUND');
  });

  it('counts sessions as ended only after the pool has ended them, on a retry', async () => {
    poolFails(fault);
    expect(await endSessions(mara)).toMatchObject(breathless);
    expect(await rows(mara, SESSION_END_KEY)).toBe(0);
    aws.service.heal();
    expect(await endSessions(mara)).toMatchObject({ status: 200, body: { status: 'ended' } });
    expect(await rows(mara, SESSION_END_KEY)).toBe(1);
    expect(aws.service.requests.filter(isPoolCall).map(targetOf)).toEqual([
      'AWSCognitoIdentityProviderService.AdminUserGlobalSignOut',
    ]);
  });

  it('queues an account deletion before calling the pool, so that it finishes without a retry by the user', async () => {
    const person = `closing-${mara}`;
    poolFails(fault);
    expect(await close(person)).toMatchObject(breathless);
    const sent = aws.service.requests.filter((request) => targetOf(request) === 'AmazonSQS.SendMessage');
    expect(sent.map(({ body }) => body.includes(person))).toEqual([true, true]);
    const first = aws.service.requests.findIndex(isPoolCall);
    expect(aws.service.requests.indexOf(sent[1]!)).toBeLessThan(first);
    aws.service.heal();
    expect((await close(person)).status).toBe(202);
  });

  it('reads and writes the diary as usual, because tokens are verified without the pool', async () => {
    poolFails(fault);
    // Not the user above, whose sessions were ended in this second.
    const diarist = `diary-${mara}`;
    const plum = { food_name: 'Plum', calories: 46, time_zone: 'UTC', logged_at: '2026-11-20T12:00:00Z' };
    const routeKey = 'POST /api/food-entries';
    const logged = await callRoute(diarist, {
      routeKey,
      path: '/api/food-entries',
      body: plum,
      key: 'press-0001',
    });
    expect(logged.status).toBe(201);
    expect(aws.service.requests.filter(isPoolCall)).toEqual([]);
    expect(await rows(diarist, 'entry#')).toBe(1);
  });
});
