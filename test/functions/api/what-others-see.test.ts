import { describe, expect, inject, it, vi } from 'vitest';
import type { ErrorEnvelope } from '#shared/errors/envelope.ts';
import { routeKeyOf } from '#shared/http/route.ts';
import { allRoutes } from '#shared/routes.ts';
import { type ApiUser, createApiUser } from '#test/support/api-user.ts';
import { subOf } from '#test/support/local-table.ts';
import { type Seen, walkEveryRoute } from './others-walk.ts';
import { createVera, secrets, type VerasIds } from './vera.ts';

const origin = inject('origin');
const LONG = 120_000;
const WAITS = { timeout: 20_000, interval: 100 };

/** How people stand to Vera. */
type Standing = 'stranger' | 'requester' | 'friend' | 'blocked friend';

/** What of hers each may see, by route: the specs show these, and nothing else. */
const inFeed = { 'GET /api/shared-meals': ['id', 'name', 'forAll'] };
const shown: Record<Standing, Record<string, string[]>> = {
  stranger: inFeed,
  requester: inFeed,
  friend: {
    'GET /api/friends': ['id', 'name'],
    'GET /api/shared-meals': ['id', 'name', 'forAll', 'forFriends'],
  },
  'blocked friend': {},
};

const stand = async (standing: Standing, vera: ApiUser, ids: VerasIds): Promise<ApiUser> => {
  const viewer = await createApiUser(origin, 'Oscar Other');
  if (standing === 'stranger') return viewer;
  await viewer.call('POST', '/api/friend-requests', { email: vera.email });
  if (standing === 'requester') return viewer;
  const mine = subOf(viewer.tokens);
  const { requests } = (await vera.call('GET', '/api/friends')).body as unknown as {
    requests: { id: string; user_id: string }[];
  };
  const request = requests.find(({ user_id }) => user_id === mine)!;
  expect((await vera.call('POST', `/api/friend-requests/${request.id}/accept`)).status).toBe(200);
  // What a new friend shared before comes by a job.
  await vi.waitFor(async () => {
    const feed = await viewer.call('GET', `/api/shared-meals?before=${ids.publicMeal}`);
    expect(JSON.stringify(feed.body)).toContain(ids.friendsMeal);
  }, WAITS);
  if (standing === 'blocked friend') {
    expect((await vera.call('PUT', `/api/blocks/${mine}`)).status).toBe(204);
  }
  return viewer;
};

/** A figure as a value of its own, not as digits inside an id or an instant. */
const figure = (value: number): RegExp =>
  new RegExp(`(?<![\\w.-])${String(value).replace('.', '[.,]')}(?!\\w)`);

/** Faults that a route names, e.g. that no picture model is connected; that the product has no breath left is none. */
const isNamed = ({ route, text }: Seen): boolean => {
  const { code } = JSON.parse(text) as ErrorEnvelope;
  const named: readonly string[] = allRoutes.find((one) => routeKeyOf(one) === route)!.errors;
  return named.includes(code);
};

describe('What others see of a person', () => {
  it(
    'walks every route that takes a signed-in person, as a stranger, a requester, a friend and a blocked friend',
    async () => {
      const { vera, ids } = await createVera(origin, inject('dataDir'));
      const patterns: Record<string, RegExp> = {
        'e-mail': new RegExp(vera.email, 'i'),
        'e-mail up to its @': new RegExp(vera.email.split('@')[0]!, 'i'),
        id: new RegExp(ids.person),
        weight: figure(secrets.weight),
        goal: figure(secrets.goal),
        height: figure(secrets.height),
        ...Object.fromEntries(
          (['name', 'hidden', 'forFriends', 'forAll', 'lead', 'document', 'meeting'] as const).map((name) => [
            name,
            new RegExp(secrets[name]),
          ]),
        ),
      };
      const foundIn = ({ text }: Seen): string[] =>
        Object.keys(patterns).filter((name) => patterns[name]!.test(text));

      // The patterns find what is there: she sees all of it herself.
      const own = await Promise.all(
        [
          '/api/profile',
          '/api/food-entries?limit=10',
          '/api/leads',
          '/api/documents',
          '/api/calendar-events',
        ].map(async (path) => JSON.stringify((await vera.call('GET', path)).body)),
      );
      expect(
        foundIn({ route: '', status: 200, text: own.join(' ') }),
        'A pattern that finds nothing proves nothing.',
      ).toEqual(Object.keys(patterns));

      for (const standing of Object.keys(shown) as Standing[]) {
        const viewer = await stand(standing, vera, ids);
        const seen = await walkEveryRoute(origin, viewer, ids, vera.email);
        expect(new Set(seen.map(({ route }) => route))).toEqual(
          new Set(allRoutes.filter(({ auth }) => auth === 'user').map(routeKeyOf)),
        );
        expect(seen.filter((one) => one.status >= 500 && !isNamed(one))).toEqual([]);
        const leaks = seen.flatMap((answer) => {
          const allowed = shown[standing][answer.route] ?? [];
          const found = foundIn(answer).filter((name) => !allowed.includes(name));
          return found.length > 0 ? [`${standing}: ${answer.route} shows ${found.join(', ')}`] : [];
        });
        expect(leaks).toEqual([]);
        for (const [route, names] of Object.entries(shown[standing])) {
          const found = new Set(seen.filter((one) => one.route === route).flatMap(foundIn));
          expect([standing, route, [...found].toSorted()]).toEqual([standing, route, names.toSorted()]);
        }
      }
      // Nothing of hers was changed by any of it.
      expect((await vera.call('GET', `/api/food-entries/${ids.entry}`)).status).toBe(200);
      const leads = (await vera.call('GET', '/api/leads')).body as unknown as { leads: { status: string }[] };
      expect(leads.leads.map(({ status }) => status)).toEqual(['new']);
    },
    LONG,
  );
});
