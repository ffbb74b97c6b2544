import { beforeAll, describe, expect, inject, it } from 'vitest';
import { newTokenSecret } from '#functions/api-tokens/token-secret.ts';
import { answersOf } from '#infra/authorization/answers.ts';
import { type ApiUser, ZONE } from '#test/support/api-user.ts';
import { createToken } from '#test/support/create-token.ts';
import { givePlan } from '#test/support/give-plan.ts';
import { withTokenUser, withUser } from '#test/support/with-user.ts';
import { answersTo, rowsOf } from './token-answers.ts';

let mara: ApiUser;

beforeAll(async () => {
  mara = await withUser();
});

const forPrograms = rowsOf(({ auth }) => auth === 'token');

describe('The authorization matrix for API-token routes', () => {
  let tokens: Record<string, string | null>;
  let program: Pick<ApiUser, 'call'>;
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
      named.map(async ({ method, path }) =>
        program.call(method, path.replace('{id}', soup.id), method === 'PATCH' ? { version: 1 } : undefined),
      ),
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

  it('the authorization matrix for API-token routes covers exactly 25 routes', () =>
    expect(forPrograms).toHaveLength(25));
});
