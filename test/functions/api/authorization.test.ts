import { createSign, generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { newTokenSecret } from '#functions/api-tokens/token-secret.ts';
import { routeKeyOf } from '#shared/http/route.ts';
import { allRoutes } from '#shared/routes.ts';
import { type ApiUser, createApiUser, createCaller } from '#test/support/api-user.ts';

const origin = inject('origin');
let mara: ApiUser;

beforeAll(async () => {
  mara = await createApiUser(origin);
});

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const partOf = (token: string, index: 0 | 1): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[index]!, 'base64url').toString()) as Record<string, unknown>;

const signed = (token: string, claims: object, privateKey: string): string => {
  const body = `${base64url(partOf(token, 0))}.${base64url({ ...partOf(token, 1), ...claims })}`;
  return `${body}.${createSign('RSA-SHA256').update(body).sign(privateKey, 'base64url')}`;
};

/** The key that this installation's pool signs with: only a test may reach for it. */
const poolKey = (): string => readFileSync(join(inject('dataDir'), 'cognito-signing-key.pem'), 'utf8');

const strangersKey = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
}).privateKey;

const id = '01JD0000000000000000000000';
const pathOf = (path: string): string => path.replace('{id}', id);
const guarded = allRoutes
  .filter((route) => route.auth === 'user')
  .map((route) => [routeKeyOf(route), route] as const);

const forPrograms = allRoutes
  .filter((route) => route.auth === 'token')
  .map((route) => [routeKeyOf(route), route] as const);

const hourAgo = Math.floor(Date.now() / 1000) - 3600;

describe('Every guarded route answers 401', () => {
  it.each(guarded)('%s without a token, with an expired, forged or id token', async (_, route) => {
    const { AccessToken, IdToken } = mara.tokens;
    const tokens = {
      none: null,
      expired: signed(AccessToken, { exp: hourAgo, iat: hourAgo - 900 }, poolKey()),
      forged: signed(AccessToken, {}, strangersKey),
      'of another client': signed(AccessToken, { client_id: 'another' }, poolKey()),
      unsigned: `${base64url({ alg: 'none' })}.${base64url(partOf(AccessToken, 1))}.`,
      id: IdToken,
      nonsense: 'abc',
    };
    const answers = await Promise.all(
      Object.entries(tokens).map(async ([name, token]) => {
        const { call } = createCaller(origin, token);
        const body = route.body ? {} : undefined;
        return [name, (await call(route.method, pathOf(route.path), body)).status];
      }),
    );
    expect(Object.fromEntries(answers)).toEqual(
      Object.fromEntries(Object.keys(tokens).map((name) => [name, 401])),
    );
  });

  it('but lets the same token through when it is signed by the pool and current', async () => {
    const again = signed(mara.tokens.AccessToken, {}, poolKey());
    const { status } = await createCaller(origin, again).call('GET', '/api/profile');
    expect(status).toBe(200);
  });
});

describe('Every route for programs', () => {
  it.each(forPrograms)(
    '%s answers 401 without a token, 403 to a wrong one and to a session',
    async (_, route) => {
      const wrong = newTokenSecret();
      const tokens = {
        none: null,
        'never made': wrong,
        'with a wrong letter': `${wrong.slice(0, -1)}${wrong.endsWith('x') ? 'y' : 'x'}`,
        session: mara.tokens.AccessToken,
        id: mara.tokens.IdToken,
        nonsense: 'abc',
      };
      const answers = await Promise.all(
        Object.entries(tokens).map(async ([name, token]) => {
          const { call } = createCaller(origin, token);
          const path = pathOf(route.path).replace('{date}', '2026-11-20');
          return [name, (await call(route.method, path, route.body ? {} : undefined)).status];
        }),
      );
      expect(Object.fromEntries(answers)).toEqual({
        none: 401,
        'never made': 403,
        'with a wrong letter': 403,
        session: 403,
        id: 403,
        nonsense: 403,
      });
    },
  );

  it('is one of seven', () => expect(forPrograms).toHaveLength(7));
});
