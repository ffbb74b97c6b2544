import '#test/faults/support/quiet-logs.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createApiHandler } from '#functions/platform/http/api-handler.ts';
import { createHasEnded } from '#functions/platform/session/has-ended.ts';
import { createRequireLiveSession } from '#functions/platform/session/require-live-session.ts';
import { defineRoute } from '#shared/http/route.ts';
import { callInProcess } from '#test/support/api-event.ts';

const endedAt = (at: number | null) =>
  createHasEnded({ endOf: async (userId) => (userId === 'mara' ? at : null) });

describe('"Sign out everywhere"', () => {
  it.each([
    ['stays live when no session was ended', 100, null, false],
    ['that started before the end is over', 100, 101, true],
    [
      'that started in the second of the end stays live, because it may have changed the password',
      101,
      101,
      false,
    ],
    ['that started after the end stays live', 102, 101, false],
  ])('a session %s', async (_, signedInAt, at, ended) => {
    expect(await endedAt(at)({ user_id: 'mara', signed_in_at: signedInAt })).toBe(ended);
  });
});

describe('A route that needs a live session', () => {
  const page = defineRoute({
    method: 'POST',
    path: '/api/page',
    auth: 'user',
    session: 'live',
    feature: 'health_reports',
    status: 200,
    response: z.string(),
    errors: ['TIER_REQUIRED'],
  });
  const serve = (sessionsEndedAt: number | null) => {
    const asked: string[] = [];
    const handler = createApiHandler(
      { page },
      { page: async () => 'a page' },
      {
        session: createRequireLiveSession(async (session) => {
          asked.push('session');
          return endedAt(sessionsEndedAt)(session);
        }),
        feature: async () => void asked.push('plan'),
      },
    );
    return {
      asked,
      call: () => callInProcess(handler, 'mara', { routeKey: 'POST /api/page', path: '/api/page' }),
    };
  };
  /** When the token of in-process calls was issued (`test/support/api-event.ts`). */
  const SIGNED_IN = 1_795_262_400;

  it('answers 401 to an ended session and does nothing else', async () => {
    const { call, asked } = serve(SIGNED_IN + 1);
    const { status, body } = await call();
    expect([status, body.code, asked]).toEqual([401, 'UNAUTHENTICATED', ['session']]);
  });

  it('passes a live session to the next check', async () => {
    const { call, asked } = serve(SIGNED_IN);
    expect(await call()).toEqual({ status: 200, body: 'a page' });
    expect(asked).toEqual(['session', 'plan']);
  });

  it('fails at startup when no session lookup is configured', () => {
    const unchecked = createApiHandler as (...parts: unknown[]) => unknown;
    const feature = async () => undefined;
    expect(() => unchecked({ page }, { page: async () => '' }, { feature })).toThrow(
      /requires a session, but nothing checks it/,
    );
  });
});
