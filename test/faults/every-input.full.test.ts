import fc, { type Arbitrary } from 'fast-check';
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { errorEnvelope } from '#shared/errors/envelope.ts';
import { commonErrors, type Route, routeKeyOf } from '#shared/http/route.ts';
import { allRoutes, routes } from '#shared/routes.ts';
import { type ApiUser, signInApiUser, ZONE } from '#test/support/api-user.ts';
import { givePlan } from '#test/support/give-plan.ts';
import { isFull } from '#test/support/full-size.ts';
import { mutated, oddJson, oddStrings } from '#test/support/odd-json.ts';
import { pathOfRoute, queryTexts, requestOfRoute } from '#test/support/request-of-route.ts';
import { createToken } from '#test/support/create-token.ts';
import { withUser } from '#test/support/with-user.ts';

/** Samples of each kind per route, and how many are sent concurrently. */
const [RUNS, AT_ONCE] = isFull ? [100, 4] : [1, 1];
const origin = inject('origin');
const SECRET = 'Bens-secret-supper';

/** One user per feature, so that features that change the account do not affect the others. */
const people = new Map<string, ApiUser>();
/** API token of the user for the public API's routes. */
let token: string;
let ben: ApiUser;
/** IDs of another user's items, which must be indistinguishable from missing ones. */
let foreignIds: string[];

beforeAll(async () => {
  await Promise.all(Object.keys(routes).map(async (feature) => people.set(feature, await withUser())));
  const program = people.get('public-api')!;
  await givePlan(inject('dataDir'), program, 'enterprise');
  token = (await createToken(program)).secret;
  ben = await withUser({ name: `${SECRET} Ben` });
  const meal = { food_name: SECRET, calories: 77, time_zone: ZONE };
  const logged = await ben.call('POST', '/api/food-entries', meal);
  const permit = await ben.call('POST', '/api/photos', { content_type: 'image/jpeg', size: 1 });
  foreignIds = [logged.body.id, permit.body.id];
});

/** Shorter than the 15-minute lifetime of access tokens, which the full run exceeds. */
const RENEWED_AFTER_MS = 8 * 60_000;
let signedInAt = Date.now();
beforeEach(async () => {
  if (Date.now() - signedInAt < RENEWED_AFTER_MS) return;
  signedInAt = Date.now();
  await Promise.all(
    [...people].map(async ([feature, { email }]) => {
      // A user whose account was closed has no newer token.
      const renewed = await signInApiUser(origin, email).catch(() => null);
      if (renewed) people.set(feature, renewed);
    }),
  );
});

interface Sent {
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer | undefined;
}

const callerOf = (route: Route): ApiUser => {
  const [feature] = Object.entries(routes).find(([, table]) => Object.values<Route>(table).includes(route))!;
  return people.get(feature)!;
};

const send = async (route: Route, { path, headers = {}, body }: Sent) => {
  const hasBody = body !== undefined && route.method !== 'GET';
  const response = await fetch(`${origin}${path}`, {
    method: route.method,
    headers: {
      authorization: `Bearer ${route.auth === 'token' ? token : callerOf(route).tokens.AccessToken}`,
      ...(hasBody && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(hasBody && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    redirect: 'manual',
  });
  return { status: response.status, text: await response.text() };
};

/**
 * Returns the codes that a route may return; 5xx codes only if the route lists them, for example for a missing model.
 */
const codesOf = (route: Route): readonly ErrorCode[] => [
  ...commonErrors.filter((code) => code !== 'INTERNAL' && code !== 'SERVICE_UNAVAILABLE'),
  ...route.errors,
];

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Checks every response: successful and matching the route table, or an error envelope with a known code. */
const expectSound = (route: Route, { status, text }: { status: number; text: string }): void => {
  expect(text).not.toMatch(/node_modules|\.ts:\d+|Exception|ZodError|electro/i);
  expect(text).not.toContain(SECRET);
  expect(text).not.toContain(ben.email);
  const body = json(text);
  if (status === route.status) {
    const isEmpty = !route.response && !route.file;
    const isAnswer = route.response?.safeParse(body).success ?? isEmpty === (text === '');
    return expect(isAnswer, text).toBe(true);
  }
  const envelope = errorEnvelope.safeParse(body);
  if (envelope.success) return expect(codesOf(route), text).toContain(envelope.data.code);
  // Rejected by API Gateway before any function ran. An earlier sample may have closed the account.
  const closed = Object.values<Route>(routes.account).includes(route) ? [401] : [];
  expect([400, 404, 413, 414, 431, ...closed], `${status} ${text}`).toContain(status);
};

/** Sends as many samples as there are runs, in groups. */
const forAll = (route: Route, sent: Arbitrary<Sent>): Promise<void> =>
  fc.assert(
    fc.asyncProperty(fc.array(sent, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (some) => {
      await Promise.all(some.map(async (each) => expectSound(route, await send(route, each))));
    }),
    { numRuns: RUNS / AT_ONCE },
  );

const addressOf = (route: Route, params: Record<string, string>, query: Record<string, unknown>): string => {
  const search = new URLSearchParams(queryTexts(query)).toString();
  return pathOfRoute(route, params) + (search && `?${search}`);
};

const keys = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'a b',
    '__proto__',
    'constructor',
    'x'.repeat(101),
    'x'.repeat(4_000),
    'ключ',
    '💥',
  ),
  fc.string({ maxLength: 120 }),
  fc.uuid(),
);
/** Returns a valid header value: Latin-1 without control characters. */
const headerText = (text: string): string => text.replace(/[^\t\x20-\x7e\xa0-\xff]/g, '').trim();

const contentTypes = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'application/octet-stream',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/x-www-form-urlencoded',
  'image/jpeg',
  '',
  'nonsense',
);

const valid = (route: Route) =>
  requestOfRoute(route).map(({ params, query, body }) => ({
    path: addressOf(route, params, query),
    body: body === undefined ? undefined : JSON.stringify(body),
    params,
  }));

const rows = allRoutes.map((route) => [routeKeyOf(route), route] as const);
const withBody = rows.filter(([, route]) => route.body);

/** Rotates three kinds of requests over the routes; the full run sends all of them. */
const byTurns = <Row>(all: readonly Row[], turn: 0 | 1 | 2): Row[] =>
  all.filter((_, at) => isFull || at % 3 === turn);

describe('Any request to any route', () => {
  it.each(byTurns(rows, 0))('%s answers a valid request', (_, route) => forAll(route, valid(route)));

  it.each(byTurns(withBody, 1))(
    '%s answers any JSON and a valid body with one odd part',
    async (_, route) => {
      const any = fc.tuple(
        valid(route),
        fc.oneof(oddJson, mutated(requestOfRoute(route).map(({ body }) => body))),
      );
      await forAll(
        route,
        any.map(([{ path }, body]) => ({ path, body: JSON.stringify(body) ?? '' })),
      );
    },
  );

  it.each(byTurns(rows, 2))(
    '%s answers odd IDs, queries, keys, content types and bytes',
    async (_, route) => {
      const odd = fc.record({
        request: valid(route),
        id: fc.oneof(
          fc.constantFrom(...foreignIds),
          oddStrings,
          fc.string({ unit: 'binary', maxLength: 60 }),
        ),
        query: fc.oneof(
          fc.constantFrom(
            '',
            '?',
            '?a=1&a=2',
            '?__proto__=1',
            '?time_zone=UTC&time_zone=Mars',
            '?%ff=%00',
            '?limit=1e1',
          ),
          fc.array(fc.tuple(oddStrings, oddStrings), { maxLength: 3 }).map((pairs) => {
            const wellFormed = pairs.map((pair) => pair.map((text) => text.slice(0, 500).toWellFormed()));
            return `?${new URLSearchParams(wellFormed).toString()}`;
          }),
        ),
        key: keys,
        type: contentTypes,
        bytes: fc.oneof(
          fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
          fc.constantFrom(
            Buffer.from('{"a":'),
            Buffer.from('[]'),
            Buffer.from('"\\ud800"'),
            Buffer.from('\ufeff{}'),
          ),
        ),
        what: fc.constantFrom('id', 'query', 'key', 'type', 'bytes'),
      });
      await forAll(
        route,
        odd.map(({ request, id, query, key, type, bytes, what }): Sent => {
          const { path, body, params } = request;
          const names = Object.keys(params);
          const spoiled = Object.fromEntries(names.map((name) => [name, id.slice(0, 500).toWellFormed()]));
          const plainPath = path.split('?')[0]!;
          if (what === 'id' && names.length > 0 && id !== '' && id !== '.' && id !== '..')
            return { path: pathOfRoute(route, spoiled), body };
          if (what === 'query') return { path: plainPath + query, body };
          if (what === 'key') return { path, body, headers: { 'idempotency-key': headerText(key) } };
          if (what === 'type') return { path, body, headers: { 'content-type': type } };
          return { path, body: bytes };
        }),
      );
    },
  );
});
