import { generateKeyPairSync } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { answersOf } from '#infra/authorization/answers.ts';
import { features } from '#shared/plans/features.ts';
import { type ApiUser, createCaller } from '#test/support/api-user.ts';
import { base64url, claimsOf, poolKey, signed } from '#test/support/sign-token.ts';
import { withUser } from '#test/support/with-user.ts';
import { answersTo, rowsOf } from './token-answers.ts';

const origin = inject('origin');

let mara: ApiUser;

beforeAll(async () => {
  mara = await withUser();
});

const strangersKey = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
}).privateKey;

const guarded = rowsOf(({ auth }) => auth === 'user');
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
