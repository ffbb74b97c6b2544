import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type ApiUser, createCaller } from '#test/support/api-user.ts';
import { isFull } from '#test/support/full-size.ts';
import { createToken } from '#test/support/create-token.ts';
import { triagedRoutes } from '#test/support/free-text-routes.ts';
import { withUser } from '#test/support/with-user.ts';

const rows = Object.entries(triagedRoutes).map(([line, bodies]) => [line, bodies] as const);
/** All routes use one check, so a fifth shows every day that it leaves everyday texts alone. */
const some = rows.filter((_, index) => isFull || index % 5 === 0);
const urgent = [
  ['I drank bleach', 'emergency'],
  ['Ich will mich heute umbringen', 'crisis'],
] as const;

let user: ApiUser;
let items: object[];
let callWithToken: ApiUser['call'];
beforeAll(async () => {
  user = await withUser({ plan: 'enterprise' });
  const described = await user.call('POST', '/api/foods/describe', { text: '100 g rice' });
  items = (described.body as { items: object[] }).items;
  const { secret } = await createToken(user);
  callWithToken = createCaller(inject('origin'), secret).call;
});

describe('A text about an emergency or a crisis', () => {
  it.each(rows)('%s answers it with help in every text field', async (line, bodies) => {
    const [method = '', path = ''] = line.split(' ');
    const call = path.startsWith('/api/v1/') ? callWithToken : user.call;
    for (const [text, refer] of urgent)
      for (const body of bodies(text, items)) {
        const answer = await call(method, path, body);
        expect([text, answer.status, answer.body]).toMatchObject([text, 422, { code: 'NO_FOOD_RECOGNISED' }]);
        const { details } = answer.body as { details: { field: string; message: string }[] };
        expect(details[0]).toEqual({ field: 'refer', message: refer });
        expect(details.some(({ field }) => field.startsWith('tel:'))).toBe(true);
      }
  });

  it.each(some)('%s answers an everyday text without help', async (line, bodies) => {
    const [method = '', path = ''] = line.split(' ');
    const call = path.startsWith('/api/v1/') ? callWithToken : user.call;
    for (const text of ['Suicide wings, 6 pieces', '2% milk, no sugar added']) {
      for (const body of bodies(text, items)) {
        const { body: answered } = await call(method, path, body);
        expect(JSON.stringify(answered ?? null)).not.toContain('"refer"');
      }
    }
  });
});
