import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { BlockedUser } from '#shared/social/schema.ts';
import type { ApiUser } from '#test/support/api-user.ts';
import { withUsers } from '#test/support/with-user.ts';
import { ask, befriend, block, countsOf, friendRows, friendsOf, part, unblock } from './friends-scene.ts';

const blockedOf = async (person: ApiUser): Promise<BlockedUser[]> =>
  ((await person.call('GET', '/api/blocks')).body as unknown as { blocked: BlockedUser[] }).blocked;

/** Returns a response without its time-dependent parts. */
const answerOf = ({ status, body, headers }: Awaited<ReturnType<typeof ask>>) => {
  const ofTheMoment = new Set([
    'date',
    'apigw-requestid',
    'x-amzn-requestid',
    'x-request-id',
    'x-amz-cf-id',
    'etag',
    'connection',
    'keep-alive',
  ]);
  return {
    status,
    body,
    headers: Object.fromEntries([...headers].filter(([name]) => !ofTheMoment.has(name))),
  };
};

describe('PUT and DELETE /api/blocks/{userId}', () => {
  it('ends the friendship on both sides; only the blocking user sees the block and can remove it', async () => {
    const [mara, ben] = await withUsers('Mara', 'Ben Birk');
    await befriend(mara, ben);
    expect((await block(mara, ben)).status).toBe(204);
    expect([await countsOf(mara), await countsOf(ben)]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(await blockedOf(mara)).toEqual([
      { user_id: ben.id, name: 'Ben Birk', created_at: expect.stringMatching(/Z$/) as string },
    ]);
    expect(await blockedOf(ben)).toEqual([]);
    expect((await block(mara, ben)).status).toBe(204);
    expect(await blockedOf(mara)).toHaveLength(1);

    expect((await unblock(ben, mara)).status).toBe(204);
    expect(await blockedOf(mara)).toHaveLength(1);
    expect((await unblock(mara, ben)).status).toBe(204);
    expect((await unblock(mara, ben)).status).toBe(204);
    expect([await blockedOf(mara), await countsOf(mara)]).toEqual([[], [0, 0, 0]]);
    expect([await friendRows(mara), await friendRows(ben)]).toEqual([[], []]);
  });

  it('answers a block of an unknown user or oneself like one of a deleted user', async () => {
    const [mara] = await withUsers('Mara');
    for (const id of [randomUUID(), mara.id]) {
      const { status, body } = await mara.call('PUT', `/api/blocks/${id}`);
      expect([status, body.code]).toEqual([404, 'PERSON_NOT_FOUND']);
    }
    expect(await friendRows(mara)).toEqual([]);
  });

  it('SOCIAL-10 (D28) answers a friend request alike for new, pending, befriended, blocked and blocking users', async () => {
    const [mara, stranger, asked, friend, blocked, blocking] = await withUsers(
      'Mara',
      'New',
      'Asked',
      'Friend',
      'Blocked',
      'Blocking',
    );
    await ask(mara, asked.email);
    await befriend(mara, friend);
    await block(mara, blocked);
    await block(blocking, mara);
    const answers = [];
    for (const { email } of [stranger, asked, friend, blocked, blocking])
      answers.push(answerOf(await ask(mara, email)));
    expect(answers[0]).toMatchObject({ status: 202, body: { status: 'pending' } });
    for (const answer of answers) expect(answer).toEqual(answers[0]);

    // The list of sent requests does not reveal the difference either.
    const { sent } = await friendsOf(mara);
    expect(sent).toHaveLength(4);
    for (const one of sent)
      expect(one).toEqual({
        id: expect.stringMatching(/^[\w-]{22}$/) as string,
        email_hint: 'm…@example.com',
        status: 'pending',
        created_at: expect.any(String) as string,
      });
    for (const person of [blocked, blocking]) expect(await countsOf(person)).toEqual([0, 0, 0]);
    for (const person of [stranger, asked]) expect(await countsOf(person)).toEqual([0, 1, 0]);
  });

  it("hides the blocked sender's request, which the sender still sees, and shows a new one after the unblock", async () => {
    const [mara, ben] = await withUsers('Mara', 'Ben');
    await ask(mara, ben.email);
    await block(ben, mara);
    expect([await countsOf(mara), await countsOf(ben)]).toEqual([
      [0, 0, 1],
      [0, 0, 0],
    ]);
    await unblock(ben, mara);
    expect(await countsOf(ben)).toEqual([0, 0, 0]);
    await ask(mara, ben.email);
    expect([await countsOf(mara), await countsOf(ben)]).toEqual([
      [0, 0, 1],
      [0, 1, 0],
    ]);
  });

  it('stays in force when the blocked user sends, cancels and repeats a request', async () => {
    const [mara, ben] = await withUsers('Mara', 'Ben');
    await block(ben, mara);
    await ask(mara, ben.email);
    const [sent] = (await friendsOf(mara)).sent;
    await part(mara, sent!.id);
    expect(await countsOf(mara)).toEqual([0, 0, 0]);
    await ask(mara, ben.email);
    expect([await countsOf(mara), await countsOf(ben)]).toEqual([
      [0, 0, 1],
      [0, 0, 0],
    ]);
    expect(await blockedOf(ben)).toHaveLength(1);
  });

  it('creates two separate blocks when both users block each other', async () => {
    const [mara, ben] = await withUsers('Mara', 'Ben');
    await Promise.all([block(mara, ben), block(ben, mara)]);
    await unblock(mara, ben);
    expect([await blockedOf(mara), (await blockedOf(ben)).length]).toEqual([[], 1]);
    await ask(mara, ben.email);
    expect(await countsOf(ben)).toEqual([0, 0, 0]);
  });
});
