import { createSign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { routeKeyOf } from '#shared/http/route.ts';
import { allRoutes } from '#shared/routes.ts';
import { type ApiUser, createCaller, ZONE } from '#test/support/api-user.ts';
import { withUser } from '#test/support/with-user.ts';

const origin = inject('origin');
let mara: ApiUser;
let jon: ApiUser;
let soup: { id: string };

beforeAll(async () => {
  [mara, jon] = await Promise.all([withUser(), withUser({ name: 'Jon Other' })]);
  const meal = { food_name: 'Soup', calories: 300, time_zone: ZONE };
  soup = (await mara.call('POST', '/api/food-entries', meal)).body;
});

/** Jon's token with additional claims, signed by the pool's own key, as an administrator's would be. */
const jonWith = (claims: object): string => {
  const [head = '', body = ''] = jon.tokens.AccessToken.split('.');
  const old = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
  const text = `${head}.${Buffer.from(JSON.stringify({ ...old, ...claims })).toString('base64url')}`;
  const key = readFileSync(join(inject('dataDir'), 'cognito-signing-key.pem'), 'utf8');
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`;
};

const ofOneEntry = allRoutes.filter(({ path }) => path.startsWith('/api/food-entries/{id}'));

describe('Roles and ownership', () => {
  it('ROLE-01 knows anonymous and signed-in callers only: groups and roles in a token grant nothing', async () => {
    // An API token only has its owner's rights.
    expect(allRoutes.filter(({ auth }) => !['public', 'user', 'token'].includes(auth))).toEqual([]);
    const admin = createCaller(
      origin,
      jonWith({
        'cognito:groups': ['admin', 'staff'],
        'cognito:roles': ['arn:aws:iam::000000000000:role/admin'],
      }),
    );
    expect((await admin.call('GET', `/api/food-entries/${soup.id}`)).status).toBe(404);
    expect((await admin.call('GET', '/api/profile')).body.full_name).toBe('Jon Other');
    // The user pool decides who is staff, not the token.
    expect((await admin.call('GET', '/api/staff/audit')).status).toBe(403);
    expect((await createCaller(origin, null).call('GET', '/api/profile')).status).toBe(401);
  });

  it.each(ofOneEntry.map((route) => [routeKeyOf(route), route] as const))(
    "ROLE-02 (D28) answers 404 for another user's row: %s",
    async (_, { method, path, body }) => {
      const change = body && { version: 1, food_name: 'Mine' };
      const address = path.replace('{id}', soup.id);
      expect((await jon.call(method, address, change)).status).toBe(404);
      expect((await mara.call('GET', `/api/food-entries/${soup.id}`)).body.food_name).toBe('Soup');
    },
  );

  const ofStaff = allRoutes.filter(({ group }) => group !== undefined);

  it.each(ofStaff.map((route) => [routeKeyOf(route), route] as const))(
    'ROLE-01 rejects a user outside the group before it looks at the request: %s',
    async (_, { method, path }) => {
      const address = path.replaceAll(/\{\w+\}/g, 'not-an-id');
      const requests = [
        () => jon.call(method, `${address}?cursor=%00&unknown=1`),
        ...(method === 'GET'
          ? []
          : [() => jon.call(method, address, '{"broken'), () => jon.call(method, address, { x: 1 })]),
      ];
      for (const request of requests) {
        const { status, body } = await request();
        expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
        expect(body).not.toHaveProperty('details');
      }
    },
  );

  it('ROLE-01 knows the staff routes', () => {
    expect(ofStaff.length).toBeGreaterThan(7);
  });

  it("ROLE-02 (D28) includes only the caller's own rows in lists and sums", async () => {
    expect((await jon.call('GET', '/api/food-entries?limit=10')).body.entries).toEqual([]);
    const { body } = await jon.call('GET', `/api/dashboard?time_zone=${ZONE}`);
    expect(body.recent_entries).toEqual([]);
    expect(body.today.total_calories).toBe(0);
  });

  it('ROLE-03 exposes only a public client ID for browser sign-in and no secret', async () => {
    const config = (await (await fetch(`${origin}/config.json`)).json()) as Record<string, unknown>;
    expect(Object.keys(config).toSorted()).toEqual([
      'api_base',
      'breached_passwords_url',
      'full_food_table',
      'passkeys',
      'region',
      'socket_path',
      'stage',
      'user_pool_client_id',
      'user_pool_endpoint',
      'user_pool_id',
    ]);
    const claims = JSON.parse(
      Buffer.from(jon.tokens.AccessToken.split('.')[1] ?? '', 'base64url').toString(),
    ) as { client_id: string };
    // Jon signed in with this client ID only.
    expect(claims.client_id).toBe(config.user_pool_client_id);
  });
});
