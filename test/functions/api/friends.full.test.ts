import { randomUUID } from 'node:crypto';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, inject, it, vi } from 'vitest';
import { pairIdOf } from '#functions/social/friends/pair-id.ts';
import { MAX_FRIENDS } from '#shared/social/schema.ts';
import type { ApiUser } from '#test/support/api-user.ts';
import { openLocalTable } from '#test/support/local-table.ts';
import { withUsers } from '#test/support/with-user.ts';
import { accept, ask, befriend, countsOf, friendRows, friendsOf, part, requestOf } from './friends-scene.ts';
import { PATIENCE } from '#test/support/patience.ts';

/** Fills a user's friends with placeholders up to the limit. */
const fill = async (person: ApiUser): Promise<void> => {
  const table = await openLocalTable(inject('dataDir'));
  const requests = Array.from({ length: MAX_FRIENDS }, () => {
    const friend_id = randomUUID();
    const id = pairIdOf(person.id, friend_id);
    const place = { pk: `user#${person.id}`, sk: `friend#${id}`, user_id: person.id, id, friend_id };
    const Item = {
      ...place,
      status: 'accepted',
      requester_id: friend_id,
      created_at: '2026-11-20T10:00:00.000Z',
    };
    return { PutRequest: { Item } };
  });
  while (requests.length > 0)
    await table
      .getDocumentClient()
      .send(new BatchWriteCommand({ RequestItems: { [table.getName()]: requests.splice(0, 25) } }));
};

describe('GET /api/friends', () => {
  it('SOCIAL-19 lists all friends, at most 500 for each user', async () => {
    const [mara, ben] = await withUsers('Mara', 'Ben');
    await ask(mara, ben.email);
    const id = await requestOf(ben);
    await fill(mara);
    expect((await friendsOf(mara)).friends).toHaveLength(MAX_FRIENDS);
    const full = await accept(ben, id);
    expect([full.status, full.body.code]).toEqual([409, 'TOO_MANY_FRIENDS']);
    expect(await countsOf(ben)).toEqual([0, 1, 0]);
    const [one] = (await friendsOf(mara)).friends;
    expect((await part(mara, one!.id)).status).toBe(204);
    expect((await accept(ben, id)).status).toBe(200);
  });

  it('SOCIAL-19 sorts friends by name and requests newest first', async () => {
    const [mara, zoe, ada, ben, eve] = await withUsers('Mara', 'Zoë', 'Ada', 'Ben', 'Eve');
    await befriend(zoe, mara);
    await befriend(mara, ada);
    await ask(ben, mara.email);
    await ask(eve, mara.email);
    const { friends, requests } = await friendsOf(mara);
    expect(friends.map(({ name }) => name)).toEqual(['Ada', 'Zoë']);
    expect(requests.map(({ name }) => name)).toEqual(['Eve', 'Ben']);
  });

  it("DATA-20 (D28) shows only a friend's name and follows name changes", async () => {
    const [mara, ben] = await withUsers('Mara Moss', 'Ben Birk');
    await ben.call('PUT', '/api/profile', {
      age: 47,
      weight: 83.71,
      height: 187.43,
      daily_calorie_goal: 2_347,
    });
    const id = await befriend(ben, mara);
    await ben.call('PUT', '/api/profile', { full_name: null });
    const list = await friendsOf(mara);
    expect(list.friends).toEqual([
      {
        id,
        user_id: ben.id,
        friend_id: mara.id,
        status: 'accepted',
        created_at: expect.any(String) as string,
        name: ben.email.split('@')[0],
      },
    ]);
    const rows = JSON.stringify([list, await friendRows(mara), await friendRows(ben)]);
    expect(rows).not.toContain(ben.email);
    expect(rows).not.toContain(mara.email);
  });

  it('D29 leaves no trace of friendships, requests and blocks on the other side after account deletion', async () => {
    const [mara, ben, eve, ida] = await withUsers('Mara', 'Ben', 'Eve', 'Ida');
    await befriend(mara, ben);
    await ask(mara, eve.email);
    await ida.call('PUT', `/api/blocks/${mara.id}`);
    expect((await friendRows(ida)).length + (await friendRows(eve)).length).toBe(2);
    await mara.call('POST', '/api/account/closing', { confirmation: 'DELETE' });
    await vi.waitFor(
      async () => {
        const rows = await Promise.all([mara, ben, eve, ida].map(friendRows));
        expect(rows).toEqual([[], [], [], []]);
      },
      { timeout: 40_000 * PATIENCE, interval: 200 },
    );
    expect(await countsOf(ben)).toEqual([0, 0, 0]);
    // An older token cannot send requests.
    expect((await ask(mara, ben.email)).status).toBe(401);
    expect(await friendRows(ben)).toEqual([]);
  });
});
