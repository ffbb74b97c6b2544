import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck';
import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import type { Audience } from '#shared/social/schema.ts';
import { createUserRows } from '../../platform/account/user-rows-repository.ts';
import type { Table } from '../../platform/table/client.ts';
import { createFeedPointerEntity, FEED_PREFIX, sharedBy } from './feed-pointer-entity.ts';
import { createFriendshipEntity } from '../friends/friendship-entity.ts';
import { isThere } from '../../platform/table/row-conditions.ts';
import { createSharedMealEntity } from '../meals/shared-meal-entity.ts';
import { ConditionsFailed, transact, type Write } from '../../platform/table/transact.ts';
import { userPartition } from '../../platform/table/user-key.ts';
import { pairIdOf } from '../friends/pair-id.ts';
import { queryRows } from '../../platform/table/query-rows.ts';

/** A meal in a friend's feed. */
export interface FriendPointer {
  /** The user whose feed it is. */
  user_id: string;
  id: string;
  owner_id: string;
  food_entry_id: string;
  audience: Audience;
  expires_at: number;
}

/** Each pointer adds up to two condition checks; a transaction has at most 100 actions (DynamoDB Developer Guide). */
const BATCH = 33;
const REMOVED_TOGETHER = 90;

/** Reads and writes feed pointers to other users' meals. */
export const createPointersRepository = (table: Table) => {
  const pointers = createFeedPointerEntity(table);
  const friendships = createFriendshipEntity(table);
  const meals = createSharedMealEntity(table);
  const rows = createUserRows(table);

  const whileFriends = ({ user_id, owner_id }: Pick<FriendPointer, 'user_id' | 'owner_id'>): Write =>
    friendships
      .build(ConditionCheck)
      .key({ user_id, id: pairIdOf(user_id, owner_id) })
      .condition({ attr: 'status', eq: 'accepted' })
      .params();

  const whileShared = (id: string): Write =>
    meals.build(ConditionCheck).key({ id }).condition(isThere).params();

  /** Leaves out pointers whose friendship or meal ended in the meantime. */
  const deliverBatch = async (batch: readonly FriendPointer[]): Promise<void> => {
    if (batch.length === 0) return;
    const readers = [...new Map(batch.map((pointer) => [`${pointer.user_id} ${pointer.owner_id}`, pointer]))];
    const shared = [...new Set(batch.map(({ id }) => id))];
    const puts = batch.map((pointer): Write => ({
      Put: pointers.build(PutItemCommand).item(pointer).params(),
    }));
    const friends = readers.map(([, pointer]) => whileFriends(pointer));
    try {
      await transact(table, [...puts, ...friends, ...shared.map(whileShared)]);
    } catch (error) {
      if (!(error instanceof ConditionsFailed)) throw error;
      const { failed } = error;
      const ended = new Set([
        ...readers.filter((_, at) => failed[puts.length + at]).map(([name]) => name),
        ...shared.filter((_, at) => failed[puts.length + friends.length + at]),
      ]);
      await deliverBatch(
        batch.filter(({ user_id, owner_id, id }) => !ended.has(`${user_id} ${owner_id}`) && !ended.has(id)),
      );
    }
  };

  /** Returns the meals of one user in a feed, newest first. */
  const inFeed = (readerId: string, ownerId: string, newest?: number) =>
    queryRows(
      pointers,
      readerId,
      { between: sharedBy(ownerId) },
      { index: 'lsi1', reverse: true, ...(newest ? { limit: newest } : {}) },
    );

  return {
    /**
     * Writes each pointer only if the users are friends and the meal is shared, checked in the same transaction.
     * Idempotent.
     */
    deliver: async (given: readonly FriendPointer[]): Promise<void> => {
      for (let at = 0; at < given.length; at += BATCH) await deliverBatch(given.slice(at, at + BATCH));
    },

    /** Returns a user's own shared meals. @param newest maximum number; defaults to all */
    ownOf: (userId: string, newest?: number) => inFeed(userId, userId, newest),

    /** Removes a meal from the feeds of some users. */
    removeMeal: (readers: readonly string[], id: string): Promise<void> =>
      rows.remove(readers.map((reader) => ({ pk: userPartition(reader), sk: `${FEED_PREFIX}${id}` }))),

    /** Removes all meals of a user from another user's feed, unless they are friends (again). */
    part: async (readerId: string, ownerId: string): Promise<void> => {
      const gone = await inFeed(readerId, ownerId);
      const unlessFriends = friendships
        .build(ConditionCheck)
        .key({ user_id: readerId, id: pairIdOf(readerId, ownerId) })
        .condition({
          or: [
            { attr: 'status', exists: false },
            { attr: 'status', ne: 'accepted' },
          ],
        })
        .params();
      for (let at = 0; at < gone.length; at += REMOVED_TOGETHER) {
        const deletes = gone.slice(at, at + REMOVED_TOGETHER).map(({ user_id, id }): Write => ({
          Delete: pointers.build(DeleteItemCommand).key({ user_id, id }).params(),
        }));
        try {
          await transact(table, [unlessFriends, ...deletes]);
        } catch (error) {
          if (error instanceof ConditionsFailed) return;
          throw error;
        }
      }
    },

    /** Removes all meals of a user from another user's feed, even if they are friends. */
    removeAll: async (readerId: string, ownerId: string): Promise<void> =>
      rows.remove(
        (await inFeed(readerId, ownerId)).map(({ id }) => ({
          pk: userPartition(readerId),
          sk: `${FEED_PREFIX}${id}`,
        })),
      ),
  };
};

export type PointersRepository = ReturnType<typeof createPointersRepository>;
