import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createApiHandler } from '#functions/platform/http/api-handler.ts';
import { createRequireGroup } from '#functions/platform/session/require-group.ts';
import { defineRoute } from '#shared/http/route.ts';
import { allRoutes } from '#shared/routes.ts';
import { callInProcess } from '#test/support/api-event.ts';

const secret = defineRoute({
  method: 'GET',
  path: '/api/secret',
  auth: 'user',
  group: 'staff',
  status: 200,
  response: z.string(),
  errors: [],
});

describe('A route for a user group', () => {
  const members = new Set(['sam']);
  const group = createRequireGroup(
    { isInGroup: async (pool, user, name) => pool === 'pool' && name === 'staff' && members.has(user) },
    'pool',
  );
  const handler = createApiHandler(
    { secret },
    { secret: async () => 'hidden' },
    {
      session: async () => undefined,
      group,
    },
  );
  const call = (user: string) =>
    callInProcess(handler, user, { routeKey: 'GET /api/secret', path: '/api/secret' });

  it('answers 403 to users outside the group before the endpoint runs', async () => {
    expect((await call('mara')).body.code).toBe('FORBIDDEN');
    expect(await call('sam')).toEqual({ status: 200, body: 'hidden' });
    members.delete('sam');
    expect((await call('sam')).status).toBe(403);
  });

  it('fails at startup when no group lookup is configured', () => {
    const unchecked = createApiHandler as (...parts: unknown[]) => unknown;
    expect(() =>
      unchecked({ secret }, { secret: async () => '' }, { session: async () => undefined }),
    ).toThrow(/requires a group, but nothing checks it/);
  });

  it('a route for a user group covers exactly the routes under /api/staff, each with a live session', () => {
    const staffs = allRoutes.filter(({ path }) => path.startsWith('/api/staff/'));
    expect(staffs.length).toBeGreaterThan(5);
    expect(staffs.filter(({ group: of, session }) => of !== 'staff' || session !== 'live')).toEqual([]);
    expect(allRoutes.filter((route) => route.group && !staffs.includes(route))).toEqual([]);
  });
});
