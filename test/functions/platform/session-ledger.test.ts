import '#test/faults/support/quiet-logs.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createApiHandler } from '#functions/platform/http/api-handler.ts';
import { createRequireSession } from '#functions/platform/session/require-session.ts';
import type { SessionEnd } from '#functions/platform/session/session-end-repository.ts';
import type { SessionRow } from '#functions/platform/session/session-repository.ts';
import { defineRoute } from '#shared/http/route.ts';
import { callInProcess } from '#test/support/api-event.ts';
import { createWorld, endedAt, SIGNED_IN, type World } from './session-ledger-world.ts';

describe('The session ledger', () => {
  it('adds a session with its first request', async () => {
    const { check, rows } = createWorld();
    expect(await check(false, { timeZone: 'Europe/Berlin' })).toBe('live');
    expect(rows.get('phone')).toMatchObject({
      device: 'iPhone',
      browser: 'Safari',
      time_zone: 'Europe/Berlin',
      signed_in_at: SIGNED_IN,
    });
  });

  it('rejects the first request of a session if the account has an unknown passkey, and asks once per session', async () => {
    const { check, rows } = createWorld({ isPasskeyUnknown: true });
    expect(await check()).toBe('UNAUTHENTICATED');
    expect(rows.size).toBe(0);
    const known = createWorld();
    for (const isFresh of [false, true]) expect(await known.check(isFresh)).toBe('live');
    expect(known.countPasskeyChecks()).toBe(1);
  });

  it('ends all sessions of a user at once on every route, although the function has cached one', async () => {
    const { check, endAll, wait } = createWorld();
    await check();
    wait(1);
    endAll();
    expect([await check(), await check(true)]).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
  });

  it('ends a single session on other routes within 30 s and on sensitive routes at once', async () => {
    const { check, ledger, rows, wait } = createWorld();
    await check();
    rows.set('phone', { ...rows.get('phone')!, ended_at: '2026-11-21T12:00:00Z' });
    expect(await check()).toBe('live');
    expect(await check(true)).toBe('UNAUTHENTICATED');
    wait(30);
    expect(await check()).toBe('UNAUTHENTICATED');
    expect(await ledger.hasEnded({ user_id: 'mara', signed_in_at: SIGNED_IN, session_id: 'phone' })).toBe(
      true,
    );
  });

  it('reads a known session on each sensitive request, and once in 20 s on other routes', async () => {
    const { check, countReads } = createWorld();
    await check();
    const before = countReads();
    for (const isFresh of [false, false, true, true]) await check(isFresh);
    expect(countReads() - before).toBe(2);
  });

  it.each<[string, World, string]>([
    ['that the user pool still accepts is live, although sessions just ended', { live: true }, 'live'],
    ['that the user pool has revoked is over', { live: false }, 'UNAUTHENTICATED'],
    [
      'of the second of the end is over if the pool cannot be asked',
      { live: new Error() },
      'UNAUTHENTICATED',
    ],
    [
      'of the second of the end is over if its tokens were kept at the pool',
      { end: endedAt(SIGNED_IN, true) },
      'UNAUTHENTICATED',
    ],
    ['that started after such an end is live', { end: endedAt(SIGNED_IN - 1, true), live: false }, 'live'],
  ])('a session without an earlier request %s', async (_, world, answer) => {
    expect(await createWorld({ end: endedAt(SIGNED_IN), ...world }).check()).toBe(answer);
  });

  it('ends a session that is being added while all sessions end', async () => {
    const { check, rows } = createWorld({ live: false, endMeanwhile: endedAt(SIGNED_IN) });
    expect(await check()).toBe('UNAUTHENTICATED');
    expect(rows.get('phone')?.ended_at).toBeDefined();
  });

  it.each([
    [SIGNED_IN - 1, 'live'],
    [SIGNED_IN, 'UNAUTHENTICATED'],
    [SIGNED_IN + 1, 'UNAUTHENTICATED'],
  ])('compares instants for a token without a session ID: an end at %d', async (at, answer) => {
    expect(await createWorld({ end: endedAt(at) }).check(false, {}, null)).toBe(answer);
  });

  it('writes when a session was used at most every half hour, and only for writes', async () => {
    const { check, rows, wait } = createWorld();
    const seen = () => rows.get('phone')?.last_seen_at;
    await check();
    const first = seen();
    wait(29 * 60);
    await check();
    expect(seen()).toBe(first);
    wait(60);
    await check(true, { isWrite: false });
    expect(seen()).toBe(first);
    await check(true);
    expect(seen()).toBe('2026-11-21T12:30:00.000Z');
  });
});

describe('A route of a signed-in user', () => {
  const page = defineRoute({
    method: 'POST',
    path: '/api/page',
    auth: 'user',
    session: 'live',
    freshProof: true,
    feature: 'health_reports',
    status: 200,
    response: z.string(),
    errors: ['TIER_REQUIRED', 'FRESH_PROOF_NEEDED'],
  });
  /** Serves the route at a number of seconds after the sign-in. */
  const serve = (end: SessionEnd | null, age: number, proven_at?: number) => {
    const asked: string[] = [];
    const world = createWorld({ end });
    const find = async () => ({ proven_at }) as SessionRow;
    const handler = createApiHandler(
      { page },
      { page: async () => 'a page' },
      {
        session: createRequireSession(
          {
            ...world.ledger,
            check: async (...request) => {
              asked.push('session');
              await world.ledger.check(...request);
              return find();
            },
          },
          () => new Date((SIGNED_IN + age) * 1_000),
        ),
        feature: async () => void asked.push('plan'),
      },
    );
    const call = () =>
      callInProcess(handler, 'mara', {
        routeKey: 'POST /api/page',
        path: '/api/page',
        signedInAt: SIGNED_IN,
      });
    return { asked, call };
  };

  it('answers 401 to an ended session and does nothing else', async () => {
    const { call, asked } = serve(endedAt(SIGNED_IN + 1), 0);
    const { status, body } = await call();
    expect([status, body.code, asked]).toEqual([401, 'UNAUTHENTICATED', ['session']]);
  });

  it('passes a live session to the next check', async () => {
    const { call, asked } = serve(null, 0);
    expect(await call()).toEqual({ status: 200, body: 'a page' });
    expect(asked).toEqual(['session', 'plan']);
  });

  it.each([
    ['accepts a sign-in of just under ten minutes ago', 599, undefined, 200],
    ['rejects a sign-in of ten minutes ago', 600, undefined, 403],
    ['accepts a proof of just under ten minutes ago', 6_000, SIGNED_IN + 5_401, 200],
    ['rejects a proof of ten minutes ago', 6_000, SIGNED_IN + 5_400, 403],
  ])('%s if it needs a fresh proof', async (_, age, provenAt, status) => {
    const answer = await serve(null, age, provenAt).call();
    expect([answer.status, answer.body.code]).toEqual([
      status,
      status === 403 ? 'FRESH_PROOF_NEEDED' : undefined,
    ]);
  });

  it('fails at startup when no session lookup is configured', () => {
    const unchecked = createApiHandler as (...parts: unknown[]) => unknown;
    const feature = async () => undefined;
    expect(() => unchecked({ page }, { page: async () => '' }, { feature })).toThrow(
      /requires a session, but nothing checks it/,
    );
  });
});
