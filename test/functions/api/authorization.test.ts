import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { newTokenSecret } from '#functions/api-tokens/token-secret.ts';
import { answersOf } from '#infra/authorization/answers.ts';
import { type Route, routeKeyOf } from '#shared/http/route.ts';
import { features } from '#shared/plans/features.ts';
import { allRoutes } from '#shared/routes.ts';
import { type ApiUser, createCaller, ZONE } from '#test/support/api-user.ts';
import { givePlan } from '#test/support/give-plan.ts';
import { pathOfRoute, queryTexts, requestOfRoute } from '#test/support/request-of-route.ts';
import { createToken } from '#test/support/create-token.ts';
import { base64url, claimsOf, poolKey, signed } from '#test/support/sign-token.ts';
import { withTokenUser, withUser } from '#test/support/with-user.ts';

const origin = inject('origin');
type Caller = ReturnType<typeof createCaller>;

let mara: ApiUser;

beforeAll(async () => {
  mara = await withUser();
});

const strangersKey = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
}).privateKey;

/** Returns a valid request of a route, so that a rejection is caused by the caller. */
const requestsOf = (route: Route) => {
  const [sample] = fc.sample(requestOfRoute(route), { numRuns: 1, seed: 7 });
  const query = new URLSearchParams(queryTexts(sample!.query)).toString();
  return { path: `${pathOfRoute(route, sample!.params)}${query && `?${query}`}`, body: sample!.body };
};

/** Returns the status for each token, with the code if the function rejected it. */
const answersTo = async (route: Route, tokens: Record<string, string | null>) => {
  const { path, body } = requestsOf(route);
  const answers = await Promise.all(
    Object.entries(tokens).map(async ([name, token]) => {
      const answer = await createCaller(origin, token).call(route.method, path, body);
      const code = answer.status >= 400 ? ` ${answer.body.code ?? ''}` : '';
      return [name, `${answer.status}${code}`.trim()];
    }),
  );
  return Object.fromEntries(answers) as Record<string, string>;
};

const rowsOf = (isMeant: (route: Route) => boolean) =>
  allRoutes.filter(isMeant).map((route) => [routeKeyOf(route), route] as const);

const guarded = rowsOf(({ auth }) => auth === 'user');
const forPrograms = rowsOf(({ auth }) => auth === 'token');
const tiered = guarded.filter(([, { feature }]) => feature && features[feature].tier !== 'free');

const hourAgo = Math.floor(Date.now() / 1000) - 3600;

describe('The authorization matrix for signed-in routes', () => {
  it.each(guarded)('%s rejects missing, expired and forged tokens as the matrix says', async (_, route) => {
    const { AccessToken, IdToken } = mara.tokens;
    const { nobody, expired, forged } = answersOf(route);
    const answers = await answersTo(route, {
      none: null,
      expired: signed(AccessToken, { exp: hourAgo, iat: hourAgo - 900 }, poolKey()),
      forged: signed(AccessToken, {}, strangersKey),
      'of another client': signed(AccessToken, { client_id: 'another' }, poolKey()),
      unsigned: `${base64url({ alg: 'none' })}.${base64url(claimsOf(AccessToken))}.`,
      id: IdToken,
      nonsense: 'abc',
    });
    const { none, expired: late, ...others } = answers;
    expect([none, late]).toEqual([nobody, expired]);
    expect(others).toEqual(Object.fromEntries(Object.keys(others).map((name) => [name, forged])));
  });

  it('accepts the same token when it is signed by the user pool and still valid', async () => {
    const again = signed(mara.tokens.AccessToken, {}, poolKey());
    const { status } = await createCaller(origin, again).call('GET', '/api/profile');
    expect(status).toBe(200);
  });

  it.each(tiered)('%s rejects a plan that is too low as the matrix says', async (_, route) => {
    expect(await answersTo(route, { free: mara.tokens.AccessToken })).toEqual({
      free: answersOf(route).lowerPlan,
    });
  });
});

describe('The authorization matrix for API-token routes', () => {
  let tokens: Record<string, string | null>;
  let program: Caller;
  beforeAll(async () => {
    const [lower, other] = await Promise.all([withTokenUser(), withTokenUser()]);
    const revoked = await createToken(other.user);
    await Promise.all([
      givePlan(inject('dataDir'), lower.user, 'free'),
      other.user.call('DELETE', `/api/tokens/${revoked.token.id}`),
    ]);
    const wrong = newTokenSecret();
    program = other.client;
    tokens = {
      none: null,
      'never made': wrong,
      'with a wrong letter': `${wrong.slice(0, -1)}${wrong.endsWith('x') ? 'y' : 'x'}`,
      session: mara.tokens.AccessToken,
      id: mara.tokens.IdToken,
      nonsense: 'abc',
      'plan ended': lower.secret,
      'taken back': revoked.secret,
    };
  });

  it.each(forPrograms)(
    '%s rejects missing, forged and revoked tokens and a plan that is too low',
    async (_, route) => {
      const { nobody, forged, lowerPlan, ended } = answersOf(route);
      const { none, 'plan ended': lower, 'taken back': back, ...others } = await answersTo(route, tokens);
      expect([none, lower, back]).toEqual([nobody, lowerPlan, ended]);
      expect(others).toEqual(Object.fromEntries(Object.keys(others).map((name) => [name, forged])));
    },
  );

  it("hides another user's entry and leaves it out of the caller's day", async () => {
    const meal = { food_name: 'Soup', calories: 300, time_zone: ZONE };
    const { body: soup } = await mara.call('POST', '/api/food-entries', meal);
    const named = forPrograms.map(([, route]) => route).filter(({ path }) => path.includes('{id}'));
    const answers = await Promise.all(
      named.map(async (route) => program.call(route.method, route.path.replace('{id}', soup.id))),
    );
    expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
      named.map((route) => answersOf(route).others),
    );
    const lists = await Promise.all(
      [`/api/v1/days/${soup.local_date}`, `/api/v1/food-entries?date=${soup.local_date}`].map((path) =>
        program.call('GET', path),
      ),
    );
    expect(lists.map(({ status, body }) => [status, body.entries])).toEqual([
      [200, []],
      [200, []],
    ]);
    expect((await mara.call('GET', `/api/food-entries/${soup.id}`)).status).toBe(200);
  });

  it('the authorization matrix for API-token routes covers exactly seven routes', () =>
    expect(forPrograms).toHaveLength(7));
});

describe('The live WebSocket', () => {
  it.each([
    ['no ticket', ''],
    ['a ticket that was never issued', '?ticket=abc'],
  ])('refuses to connect with %s', async (_, query) => {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/live${query}`);
    const outcome = await new Promise<string>((resolve) => {
      socket.addEventListener('open', () => resolve('open'));
      socket.addEventListener('error', () => resolve('refused'));
    });
    expect(outcome).toBe('refused');
  });
});
