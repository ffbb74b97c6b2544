import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import type { Table } from '../../platform/table/client.ts';
import { createMealLikeEntity, LIKES } from './meal-like-entity.ts';
import { isThere } from '../../platform/table/row-conditions.ts';
import { createSharedMealEntity } from './shared-meal-entity.ts';
import { ConditionsFailed, transact } from '../../platform/table/transact.ts';
import { createFriendsRepository } from '../friends/friends-repository.ts';
import { createLikersRepository } from './likers-repository.ts';
import { createCountLike, LIKE_ATTEMPTS } from './likes-repository.ts';
import { createPointersRepository } from '../feed/feed-pointers-repository.ts';
import { queryRows } from '../../platform/table/query-rows.ts';

/** Maximum number of concurrent likes. */
const CONCURRENCY = 5;

/**
 * Deletes a deleted account's likes with their counts, its shared meals, other users' likes of them and the pointers in
 * friends' feeds. Runs while the friendships still exist, since they say whose feeds.
 */
export const createEraseSharedMeals = (table: Table): ((userId: string) => Promise<void>) => {
  const likes = createMealLikeEntity(table);
  const meals = createSharedMealEntity(table);
  const countLike = createCountLike(table);
  const pointers = createPointersRepository(table);
  const likers = createLikersRepository(table);
  const friends = createFriendsRepository(table);

  const takeLikeBack = async (user_id: string, shared_meal_id: string): Promise<void> => {
    const like = likes.build(DeleteItemCommand).key({ user_id, shared_meal_id });
    try {
      const writes = [
        { Delete: like.options({ condition: isThere }).params() },
        countLike(shared_meal_id, -1),
      ];
      await transact(table, writes, LIKE_ATTEMPTS);
    } catch (error) {
      if (!(error instanceof ConditionsFailed)) throw error;
      // The meal or the like is gone, so there is no count to update.
      await like.send();
    }
  };

  const forgetLikes = async (userId: string): Promise<void> => {
    const rows = await queryRows(likes, userId, { between: LIKES });
    for (let from = 0; from < rows.length; from += CONCURRENCY)
      await Promise.all(
        rows
          .slice(from, from + CONCURRENCY)
          .map(({ shared_meal_id }) => takeLikeBack(userId, shared_meal_id)),
      );
  };

  return async (userId) => {
    await forgetLikes(userId);
    for (const { id } of await pointers.ownOf(userId)) {
      await meals.build(DeleteItemCommand).key({ id }).send();
      await likers.forget(id);
    }
    for (const { friend_id } of await friends.all(userId)) await pointers.removeAll(friend_id, userId);
  };
};
