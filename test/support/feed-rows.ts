import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { monotonicFactory } from 'ulid';
import type { Table } from '#functions/platform/table/client.ts';
import { pairIdOf } from '#functions/social/friends/pair-id.ts';

export type Row = Record<string, unknown>;

/** Default values of a diary entry. */
export const soup = {
  food_name: 'Lentil soup',
  calories: 320,
  meal_type: 'lunch',
  logged_at: '2026-11-22T12:00:00.000Z',
  local_date: '2026-11-22',
  time_zone: 'UTC',
  version: 1,
  updated_at: '2026-11-22T12:00:00.000Z',
} as const;

/** Writes rows unchanged. */
export const putRows = async (table: Table, rows: readonly Row[]): Promise<void> => {
  const batches = Array.from({ length: Math.ceil(rows.length / 25) }, (_, at) =>
    rows.slice(at * 25, (at + 1) * 25),
  );
  const lane = async (): Promise<void> => {
    for (let batch = batches.shift(); batch; batch = batches.shift())
      await table.getDocumentClient().send(
        new BatchWriteCommand({
          RequestItems: { [table.getName()]: batch.map((Item) => ({ PutRequest: { Item } })) },
        }),
      );
  };
  await Promise.all(Array.from({ length: 8 }, lane));
};

/** Returns the rows of a user's shared meals, oldest first, with the pointers of the sharer and of one friend. */
export const sharedRows = (
  owner_id: string,
  count: number,
  { audience = 'friends', reader = null as string | null, from = Date.UTC(2026, 10, 1) } = {},
): Row[] => {
  const nextId = monotonicFactory();
  return Array.from({ length: count }, (_, at) => {
    const id = nextId(from + at * 1_000);
    const food_entry_id = nextId(from + at * 1_000);
    const place = `${id}#${owner_id}#${food_entry_id}`;
    const pointer = { id, owner_id, food_entry_id, audience, lsi1sk: `feed-of#${owner_id}#${id}` };
    return [
      {
        pk: `shared-meal#${id}`,
        sk: 'meal',
        id,
        user_id: owner_id,
        food_entry_id,
        audience,
        with_photo: false,
        likes_count: 0,
        created_at: new Date(from + at * 1_000).toISOString(),
        ...(audience === 'everyone' && { gsi1pk: 'shared-meals#everyone', gsi1sk: place }),
      },
      { pk: `user#${owner_id}`, sk: `entry#${food_entry_id}`, ...soup, user_id: owner_id, id: food_entry_id },
      { ...pointer, pk: `user#${owner_id}`, sk: `feed#${id}`, user_id: owner_id, own: true },
      ...(reader
        ? [{ ...pointer, pk: `user#${reader}`, sk: `feed#${id}`, user_id: reader, expires_at: 4_000_000_000 }]
        : []),
    ];
  }).flat();
};

/** Returns both sides of a user's friendships. */
export const friendRows = (user_id: string, friends: readonly string[]): Row[] =>
  friends.flatMap((friend_id) => {
    const id = pairIdOf(user_id, friend_id);
    const both = { id, status: 'accepted', requester_id: user_id, created_at: '2026-11-01T08:00:00.000Z' };
    return [
      { ...both, pk: `user#${user_id}`, sk: `friend#${id}`, user_id, friend_id },
      { ...both, pk: `user#${friend_id}`, sk: `friend#${id}`, user_id: friend_id, friend_id: user_id },
    ];
  });
