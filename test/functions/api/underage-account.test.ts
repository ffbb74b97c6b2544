import { once } from 'node:events';
import { expect, inject, it } from 'vitest';
import { type ApiUser, cognito, createCaller, ZONE } from '#test/support/api-user.ts';
import { openLocalTable } from '#test/support/local-table.ts';
import { rowsOf } from '#test/support/rows-of.ts';
import { withTokenUser } from '#test/support/with-user.ts';

const origin = inject('origin');
const entry = { food_name: 'Soup', calories: 200, time_zone: ZONE };

/** Opens a tab's socket; resolves once it is closed. */
const openSocket = async ({ call }: ApiUser): Promise<{ closed: Promise<unknown> }> => {
  const { ticket } = (await call('POST', '/api/realtime/tickets')).body as unknown as { ticket: string };
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/live?ticket=${ticket}`);
  await once(socket, 'open');
  return { closed: once(socket, 'close') };
};

it('D42 the account of a user under 13 is closed at once for sessions and API tokens, and its data is kept', async () => {
  const { user: mara, secret } = await withTokenUser();
  await mara.call('POST', '/api/food-entries', entry);
  const { closed } = await openSocket(mara);
  const table = await openLocalTable(inject('dataDir'));
  const kept = async () => (await rowsOf(table, mara.id)).map(({ sk }) => String(sk));
  const lasting = (keys: string[]) => keys.filter((sk) => /^(entry|account#profile|api-token)/.test(sk));
  const before = lasting(await kept());
  expect(before).toHaveLength(3);

  const close = () => mara.call('POST', '/api/account/too-young');
  for (const answer of [await close(), await close()])
    expect([answer.status, answer.body]).toEqual([200, { status: 'closed' }]);
  await closed;

  const after = await kept();
  const late = await Promise.all([
    mara.call('POST', '/api/food-entries', entry),
    mara.call('POST', '/api/diary/2026-11-20/water', { milliliters: 250 }),
    mara.call('PUT', '/api/profile', { age: 30 }),
    mara.call('POST', '/api/photos', { content_type: 'image/jpeg', size: 1000 }),
    mara.call('POST', '/api/tokens', { name: 'Scales' }),
    mara.call('POST', '/api/realtime/tickets'),
  ]);
  expect(late.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
    late.map(() => '401 UNAUTHENTICATED'),
  );
  // Uses a new token, for which API Gateway has no cached authorization.
  expect((await createCaller(origin, secret).call('GET', '/api/v1/me')).status).toBe(403);
  expect((await kept()).toSorted()).toEqual(after.toSorted());
  expect(lasting(after)).toEqual(before);
  const note = (await rowsOf(table, mara.id, 'account#closed'))[0];
  expect(note).not.toHaveProperty('expires_at');

  const signIn = cognito(origin, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: mara.email, PASSWORD: mara.password },
  });
  await expect(signIn).rejects.toThrow('User is disabled.');
  const renewal = cognito(origin, 'InitiateAuth', {
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN: mara.tokens.RefreshToken },
  });
  await expect(renewal).rejects.toThrow('NotAuthorizedException');
});
