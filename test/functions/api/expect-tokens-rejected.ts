import { generateKeyPairSync } from 'node:crypto';
import { expect } from 'vitest';
import { answersOf } from '#infra/authorization/answers.ts';
import type { Route } from '#shared/http/route.ts';
import { allRoutes } from '#shared/routes.ts';
import type { ApiUser } from '#test/support/api-user.ts';
import { isFull } from '#test/support/full-size.ts';
import { base64url, claimsOf, poolKey, signed } from '#test/support/sign-token.ts';
import { answersTo } from './token-answers.ts';

const strangersKey = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
}).privateKey;

/** Returns a daily share of the forged tokens, a different one for each route. The full run sends all of them. */
const someOf = (forged: Record<string, string>, route: Route): Record<string, string> => {
  const all = Object.entries(forged);
  const turn = allRoutes.indexOf(route) % all.length;
  return isFull ? forged : Object.fromEntries([all[turn]!]);
};

const hourAgo = Math.floor(Date.now() / 1000) - 3600;

/** Expects that a route rejects missing, expired and forged tokens as the matrix says. */
export const expectTokensRejected = async ({ tokens }: ApiUser, route: Route): Promise<void> => {
  const { AccessToken, IdToken } = tokens;
  const { nobody, expired, forged } = answersOf(route);
  const answers = await answersTo(route, {
    none: null,
    expired: signed(AccessToken, { exp: hourAgo, iat: hourAgo - 900 }, poolKey()),
    ...someOf(
      {
        forged: signed(AccessToken, {}, strangersKey),
        'of another client': signed(AccessToken, { client_id: 'another' }, poolKey()),
        unsigned: `${base64url({ alg: 'none' })}.${base64url(claimsOf(AccessToken))}.`,
        id: IdToken,
        nonsense: 'abc',
      },
      route,
    ),
  });
  const { none, expired: late, ...others } = answers;
  expect([none, late]).toEqual([nobody, expired]);
  expect(others).toEqual(Object.fromEntries(Object.keys(others).map((name) => [name, forged])));
};
