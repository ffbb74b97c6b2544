import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import type { Table } from '../../platform/table/client.ts';
import { createPointersRepository } from '../feed/feed-pointers-repository.ts';
import { createFriendsRepository } from '../friends/friends-repository.ts';
import { createLikersRepository } from '../likes/likers-repository.ts';
import { createSharedMealEntity } from './shared-meal-entity.ts';

/**
 * Deletes a deleted account's shared meals, other users' likes of them and the pointers in friends' feeds. Runs while the
 * friendships still exist, since they say whose feeds. The account's own likes are deleted with its partition, and the
 * stream leads to the new counts.
 */
export const createEraseSharedMeals = (table: Table): ((userId: string) => Promise<void>) => {
  const meals = createSharedMealEntity(table);
  const pointers = createPointersRepository(table);
  const likers = createLikersRepository(table);
  const friends = createFriendsRepository(table);

  return async (userId) => {
    for (const { id } of await pointers.ownOf(userId)) {
      await meals.build(DeleteItemCommand).key({ id }).send();
      await likers.forget(id);
    }
    for (const { friend_id } of await friends.all(userId)) await pointers.removeAll(friend_id, userId);
  };
};
