import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { routeKeyOf } from '#shared/http/route.ts';
import { staffRoutes } from '#shared/staff/routes.ts';
import { pathOfRoute, requestOfRoute } from '#test/support/request-of-route.ts';
import { openStaffScene } from './staff-scene.ts';

let { sam, mara, group } = {} as Awaited<ReturnType<typeof openStaffScene>>;
beforeAll(async () => {
  ({ sam, mara, group } = await openStaffScene());
});

describe('A user who is not staff', () => {
  it.each(Object.values(staffRoutes).map((route) => [routeKeyOf(route), route] as const))(
    'a user who is not staff receives 403 from %s',
    async (_, route) => {
      const [sample] = fc.sample(requestOfRoute(route), { numRuns: 1, seed: 3 });
      const answer = await mara.call(route.method, pathOfRoute(route, sample!.params), sample!.body);
      expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
    },
  );

  it('a user who is not staff loses access on removal from the group, even with an older token', async () => {
    const { call } = sam;
    expect((await call('GET', '/api/staff/audit')).status).toBe(200);
    await group.remove(sam);
    expect((await call('GET', '/api/staff/audit')).status).toBe(403);
    await group.add(sam);
    expect((await call('GET', '/api/staff/audit')).status).toBe(200);
  });
});
