import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { pairIdOf } from '#functions/social/friends/pair-id.ts';
import { cognito } from '#test/support/api-user.ts';
import { withUsers } from '#test/support/with-user.ts';
import { accept, ask, countsOf, friendRows, friendsOf, part, requestOf } from './friends-scene.ts';

const nobody = () => `nobody-${randomUUID()}@example.com`;

describe('POST /api/friend-requests', () => {
  it('SOCIAL-10 SOCIAL-20 DATA-10 creates a pending request for the user with the given email', async () => {
    const [mara, ben] = await withUsers('Mara Moss', 'Ben Birk');
    const asked = await ask(mara, `  ${ben.email.toUpperCase()} `);
    expect([asked.status, asked.body]).toEqual([202, { status: 'pending' }]);
    const request = {
      id: expect.stringMatching(/^[\w-]{22}$/) as string,
      user_id: mara.id,
      friend_id: ben.id,
      status: 'pending',
      created_at: expect.stringMatching(/Z$/) as string,
      name: 'Mara Moss',
    };
    expect(await friendsOf(ben)).toEqual({ friends: [], requests: [request], sent: [] });
    const { id, created_at } = (await friendsOf(ben)).requests[0]!;
    const sent = { id, email_hint: 'M…@EXAMPLE.COM', status: 'pending', created_at };
    expect(await friendsOf(mara)).toEqual({ friends: [], requests: [], sent: [sent] });
  });

  it("SOCIAL-05 SOCIAL-07 SOCIAL-08 rejects a blank, an unknown and the caller's own email", async () => {
    const [mara] = await withUsers('Mara');
    for (const email of ['', '   '])
      expect((await ask(mara, email)).body.details.map(({ field }) => field)).toEqual(['email']);
    const found = [
      await ask(mara, nobody()),
      await ask(mara, 'not an e-mail'),
      await ask(mara, mara.id),
      await ask(mara, mara.email.replace('mara-', 'mara-x')),
    ];
    for (const { status, body } of found)
      expect([status, body.code, body.message]).toEqual([
        404,
        'USER_NOT_FOUND',
        'No user found with this email address.',
      ]);
    const own = await ask(mara, mara.email);
    expect([own.status, own.body.code]).toEqual([409, 'FRIEND_IS_YOU']);
    expect(await friendRows(mara)).toEqual([]);
  });

  it('SOCIAL-06 trims the email and ignores its case', async () => {
    const [mara, ben] = await withUsers('Mara', 'Ben');
    expect((await ask(mara, `\t ${ben.email.toUpperCase()}  `)).status).toBe(202);
    expect((await friendsOf(ben)).requests).toHaveLength(1);
  });

  it('SOCIAL-06 finds no user whose email is unconfirmed or whose account is closed', async () => {
    const [mara, ben] = await withUsers('Mara', 'Ben');
    const unconfirmed = nobody();
    const UserAttributes = [{ Name: 'name', Value: 'Not Yet' }];
    await cognito(inject('origin'), 'SignUp', {
      Username: unconfirmed,
      Password: 'plate-1234',
      UserAttributes,
    });
    expect((await ask(mara, unconfirmed)).body.code).toBe('USER_NOT_FOUND');
    await ben.call('POST', '/api/account/closing', { confirmation: 'DELETE' });
    expect((await ask(mara, ben.email)).body.code).toBe('USER_NOT_FOUND');
  });

  it('SOCIAL-10 creates one request per Idempotency-Key', async () => {
    const [mara, ben] = await withUsers('Mara', 'Ben');
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => ask(mara, ben.email, key)));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    await part(ben, await requestOf(ben));
    // A late retry gets the same response, but the rejected request does not return.
    expect((await ask(mara, ben.email, key)).status).toBe(202);
    expect(await countsOf(ben)).toEqual([0, 0, 0]);
    expect((await ask(mara, nobody(), key)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('limits requests per hour, whether or not the email is found', async () => {
    const [mara, ben] = await withUsers('Mara', 'Ben');
    const statuses: number[] = [];
    // An hour may end in between, but this many exceed its limit in any case.
    while (!statuses.includes(429) && statuses.length < 41) statuses.push((await ask(mara, 'nobody')).status);
    expect(statuses.filter((status) => status === 404).length).toBeGreaterThanOrEqual(20);
    const refused = await ask(mara, ben.email);
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3_600);
    expect(await countsOf(ben)).toEqual([0, 0, 0]);
  });
});

describe('Answering a friend request', () => {
  it("SOCIAL-11 SOCIAL-19 DATA-20 an accepted request makes both users friends, each shown with the other's name", async () => {
    const [mara, ben] = await withUsers('Mara Moss', 'Ben Birk');
    await ask(mara, ben.email);
    const id = await requestOf(ben);
    const between = {
      id,
      user_id: mara.id,
      friend_id: ben.id,
      status: 'accepted',
      created_at: expect.any(String) as string,
    };
    const accepted = await accept(ben, id);
    expect([accepted.status, accepted.body]).toEqual([200, { ...between, name: 'Mara Moss' }]);
    expect(await friendsOf(ben)).toEqual({
      friends: [{ ...between, name: 'Mara Moss' }],
      requests: [],
      sent: [],
    });
    expect(await friendsOf(mara)).toEqual({
      friends: [{ ...between, name: 'Ben Birk' }],
      requests: [],
      sent: [],
    });
  });

  it('SOCIAL-11 lets only the recipient accept a request', async () => {
    const [mara, ben, eve] = await withUsers('Mara', 'Ben', 'Eve');
    await ask(mara, ben.email);
    const id = await requestOf(ben);
    for (const person of [mara, eve])
      expect((await accept(person, id)).body.code).toBe('FRIEND_REQUEST_NOT_FOUND');
    expect((await accept(ben, pairIdOf(ben.id, eve.id))).status).toBe(404);
    expect((await part(eve, id)).status).toBe(204);
    expect(await countsOf(ben)).toEqual([0, 1, 0]);
  });

  it('SOCIAL-12 a rejected or canceled request and an ended friendship are deleted on both sides', async () => {
    const [mara, ben] = await withUsers('Mara', 'Ben');
    const ends: ((id: string) => ReturnType<typeof part>)[] = [
      (id) => part(ben, id),
      (id) => part(mara, id),
      async (id) => {
        await accept(ben, id);
        return part(mara, id);
      },
    ];
    for (const end of ends) {
      await ask(mara, ben.email);
      const id = await requestOf(ben);
      expect((await end(id)).status).toBe(204);
      expect([await friendRows(mara), await friendRows(ben)]).toEqual([[], []]);
      expect((await part(ben, id)).status).toBe(204);
      expect((await accept(ben, id)).status).toBe(404);
    }
  });

  it('two mutual requests become one friendship, even when sent at the same moment', async () => {
    const [mara, ben, eve] = await withUsers('Mara', 'Ben', 'Eve');
    await ask(mara, ben.email);
    await ask(ben, mara.email);
    expect([await countsOf(mara), await countsOf(ben)]).toEqual([
      [1, 0, 0],
      [1, 0, 0],
    ]);
    const answers = await Promise.all([ask(eve, ben.email), ask(ben, eve.email)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect([await countsOf(eve), await countsOf(ben)]).toEqual([
      [1, 0, 0],
      [2, 0, 0],
    ]);
  });

  it('simultaneous answers from two tabs leave the same result on both sides', async () => {
    const [mara, ben] = await withUsers('Mara', 'Ben');
    await ask(mara, ben.email);
    const id = await requestOf(ben);
    const twice = await Promise.all([accept(ben, id), accept(ben, id)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect([await countsOf(mara), await countsOf(ben)]).toEqual([
      [1, 0, 0],
      [1, 0, 0],
    ]);
    await part(mara, id);
    for (let round = 0; round < 3; round += 1) {
      await ask(mara, ben.email);
      const [accepted, rejected] = await Promise.all([accept(ben, id), part(ben, id)]);
      expect([200, 404]).toContain(accepted.status);
      expect(rejected.status).toBe(204);
      const counts = await countsOf(ben);
      expect(await countsOf(mara)).toEqual(counts);
      expect(counts.slice(1)).toEqual([0, 0]);
      await part(mara, id);
    }
  });
});
