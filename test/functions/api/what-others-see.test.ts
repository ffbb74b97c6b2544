import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { answersOf } from '#infra/authorization/answers.ts';
import { endedSessions, othersThings } from '#infra/authorization/exceptions.ts';
import type { ErrorEnvelope } from '#shared/errors/envelope.ts';
import { type Route, routeKeyOf } from '#shared/http/route.ts';
import { allRoutes, routes } from '#shared/routes.ts';
import { isFull } from '#test/support/full-size.ts';
import type { ApiUser } from '#test/support/api-user.ts';
import { withUser } from '#test/support/with-user.ts';
import { routesToWalk, type Seen, walkRoutes } from './others-walk.ts';
import { createVera, PLANNED, secrets, type VerasIds } from './vera.ts';
import { PATIENCE } from '#test/support/patience.ts';

const origin = inject('origin');
const LONG = 900_000;
const WAITS = { timeout: 20_000 * PATIENCE, interval: 100 };

/** A user's relation to Vera. The requester was signed out everywhere and continues with an older token, in vain. */
type Standing = 'stranger' | 'requester' | 'friend' | 'blocked friend';

/** What each may see of hers, by route. The specifications allow nothing else. */
const inFeed = { 'GET /api/shared-meals': ['id', 'name', 'forAll'] };
const shown: Record<Standing, Record<string, string[]>> = {
  stranger: inFeed,
  requester: {},
  friend: {
    'GET /api/friends': ['id', 'name'],
    'GET /api/shared-meals': ['id', 'name', 'forAll', 'forFriends'],
  },
  'blocked friend': {},
};

const signedOut = async (viewer: ApiUser): Promise<ApiUser> => {
  expect((await viewer.call('POST', '/api/account/sessions/ending')).status).toBe(200);
  return viewer;
};

const stand = async (standing: Standing, vera: ApiUser, ids: VerasIds): Promise<ApiUser> => {
  const viewer = await withUser({ name: 'Oscar Other' });
  if (standing === 'stranger') return viewer;
  await viewer.call('POST', '/api/friend-requests', { email: vera.email });
  if (standing === 'requester') return signedOut(viewer);
  const mine = viewer.id;
  const { requests } = (await vera.call('GET', '/api/friends')).body as unknown as {
    requests: { id: string; user_id: string }[];
  };
  const request = requests.find(({ user_id }) => user_id === mine)!;
  expect((await vera.call('POST', `/api/friend-requests/${request.id}/accept`)).status).toBe(200);
  // Meals shared before the friendship arrive through a job.
  await vi.waitFor(async () => {
    const feed = await viewer.call('GET', `/api/shared-meals?before=${ids.publicMeal}`);
    expect(JSON.stringify(feed.body)).toContain(ids.friendsMeal);
  }, WAITS);
  if (standing === 'blocked friend') {
    expect((await vera.call('PUT', `/api/blocks/${mine}`)).status).toBe(204);
  }
  return viewer;
};

/** Matches a number as a separate value, not as digits of an ID or instant. */
const figure = (value: number): RegExp =>
  new RegExp(`(?<![\\w.-])${String(value).replace('.', '[.,]')}(?!\\w)`);

/** Returns whether a failure is documented for the route, for example a missing vision model. A 503 is not. */
const isNamed = ({ route, text }: Seen): boolean => {
  const { code } = JSON.parse(text) as ErrorEnvelope;
  const named: readonly string[] = allRoutes.find((one) => routeKeyOf(one) === route)!.errors;
  return named.includes(code);
};

/** Routes about other users, the only ones on which a friend may see more than a stranger. */
const aboutOthers: readonly Route[] = Object.values(routes.social);
const ofFriends = new Set<Standing>(['friend', 'blocked friend']);

/** Returns whether a user calls a route: all, except that friends call only those about others in the daily run. */
const isCalledBy =
  (standing: Standing) =>
  (route: Route): boolean =>
    isFull || !ofFriends.has(standing) || aboutOthers.includes(route);

/** All responses to each user, who call their routes one after the other. */
const walks = new Map<Standing, Seen[]>();
let vera: ApiUser;
let ids: VerasIds;
beforeAll(async () => {
  ({ vera, ids } = await createVera());
  for (const standing of Object.keys(shown) as Standing[])
    walks.set(
      standing,
      await walkRoutes(origin, await stand(standing, vera, ids), {
        routes: routesToWalk(isCalledBy(standing)),
        ids,
        email: vera.email,
      }),
    );
}, LONG);

/** Routes that end sessions, or are called at the same time. */
const endsSessions = new Set([...Object.keys(endedSessions), 'POST /api/account/email']);

const forPeople = allRoutes.filter(({ auth }) => auth === 'user');

/** Returns the status, with the code if there is one. */
const answerOf = ({ status, text }: Seen): string => {
  const { code } = (status >= 400 ? JSON.parse(text) : {}) as Partial<ErrorEnvelope>;
  return code ? `${status} ${code}` : String(status);
};

/** Returns whether a route responded as in the matrix: a status with its code, or the default. */
const isAsSaid = (said: string, seen: Seen): boolean => {
  const answer = answerOf(seen);
  if (said === 'as usual, or 401' && seen.status === 401) return true;
  if (/^\d{3}/.test(said)) return said === answer || said === String(seen.status);
  return seen.status !== 401 && (seen.status < 500 || isNamed(seen));
};

describe('Data that other users see', () => {
  it('shows a stranger, a requester, a friend and a blocked friend only what the user shares', async () => {
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

    // The patterns must match her own responses.
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

    for (const [standing, seen] of walks) {
      expect(new Set(seen.map(({ route }) => route))).toEqual(
        new Set(forPeople.filter(isCalledBy(standing)).map(routeKeyOf)),
      );
      expect(seen.filter((one) => one.status >= 500 && !isNamed(one))).toEqual([]);
      const leaks = seen.flatMap((answer) => {
        const visible: Record<string, string[]> = standing === 'requester' ? inFeed : shown[standing];
        const allowed = visible[answer.route] ?? [];
        const found = foundIn(answer).filter((name) => !allowed.includes(name));
        return found.length > 0 ? [`${standing}: ${answer.route} shows ${found.join(', ')}`] : [];
      });
      expect(leaks).toEqual([]);
      for (const [route, names] of Object.entries(shown[standing])) {
        const found = new Set(seen.filter((one) => one.route === route).flatMap(foundIn));
        expect([standing, route, [...found].toSorted()]).toEqual([standing, route, names.toSorted()]);
      }
    }
  });

  it('prevents other users from taking or changing anything of hers', async () => {
    const there = [
      `/api/food-entries/${ids.entry}`,
      `/api/photos/${ids.photo}`,
      `/api/documents/${ids.document}`,
      `/api/voice/jobs/${ids.voiceJob}`,
    ];
    for (const path of there) expect([path, (await vera.call('GET', path)).status]).toEqual([path, 200]);
    const lists = ['leads', 'saved-meals', 'email-templates', 'tokens', 'imports', 'reminders', 'sdr-tasks'];
    lists.push('calendar-events', `meal-plans/${PLANNED}`);
    const all = await Promise.all(
      lists.map(async (path) => JSON.stringify((await vera.call('GET', `/api/${path}`)).body)),
    );
    const listed = [
      'lead',
      'savedMeal',
      'template',
      'token',
      'import',
      'device',
      'task',
      'event',
      'plannedMeal',
    ] as const;
    expect(listed.filter((name) => !all.join().includes(ids[name]))).toEqual([]);
    expect(all[0]).toMatch(/"status":"new"/);
  });
});

describe('The authorization matrix', () => {
  const cells = (standing: Standing, said: (route: Route) => string): string[] =>
    forPeople.flatMap((route) => {
      const key = routeKeyOf(route);
      const seen = walks.get(standing)!.filter((one) => one.route === key);
      // The last calls end the caller's sessions concurrently, in undefined order.
      if (standing === 'stranger' && endsSessions.has(key)) return [];
      // At least one of the requests that refer to her items must match.
      const isSaid = key in othersThings ? seen.some.bind(seen) : seen.every.bind(seen);
      if (isSaid((one) => isAsSaid(said(route), one))) return [];
      return [`${key}: ${said(route)} was said, ${[...new Set(seen.map(answerOf))].join()} was answered`];
    });

  it("answers a stranger's request for another user's data as if it did not exist", () => {
    const said = (route: Route): string => {
      const { others, outsider } = answersOf(route);
      return outsider === '-' ? others : outsider;
    };
    expect(cells('stranger', said)).toEqual([]);
  });

  it('answers 401 after a session ended, except in a function that looked up the session in the last 20 s', () => {
    const said = (route: Route): string => {
      const { ended } = answersOf(route);
      if (!ended.includes('within')) return ended;
      return aboutOthers.includes(route) ? 'as usual, or 401' : '401';
    };
    expect(cells('requester', said)).toEqual([]);
    expect(forPeople.filter(({ session }) => session === 'live').length).toBeGreaterThan(9);
  });
});
