import { beforeAll, describe, expect, inject, it } from 'vitest';
import { answersOf } from '#infra/authorization/answers.ts';
import { features } from '#shared/plans/features.ts';
import { type ApiUser, createCaller } from '#test/support/api-user.ts';
import { poolKey, signed } from '#test/support/sign-token.ts';
import { withUser } from '#test/support/with-user.ts';
import { expectTokensRejected } from './expect-tokens-rejected.ts';
import { answersTo, rowsOf } from './token-answers.ts';

const origin = inject('origin');

let mara: ApiUser;

beforeAll(async () => {
  mara = await withUser();
});

const guarded = rowsOf(({ auth }) => auth === 'user');
const reading = guarded.filter(([, { method }]) => method === 'GET');
const tiered = guarded.filter(([, { feature }]) => feature && features[feature].tier !== 'free');

describe('The authorization matrix for signed-in routes', () => {
  it.each(reading)('%s rejects missing, expired and forged tokens as the matrix says', async (_, route) =>
    expectTokensRejected(mara, route),
  );

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
