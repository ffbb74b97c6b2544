import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import type { Table } from '../../platform/table/client.ts';
import { createFriendshipEntity } from './friendship-entity.ts';
import { createFriendsRepository } from './friends-repository.ts';

/** Maximum number of concurrent deletes. */
const CONCURRENCY = 10;

/**
 * Deletes the other side of each of a deleted account's friendships, requests and blocks. The user's own rows are
 * deleted with all others and lead to every other side, since both sides always exist.
 */
export const createEraseFriends = (table: Table): ((userId: string) => Promise<void>) => {
  const friendships = createFriendshipEntity(table);
  const friends = createFriendsRepository(table);
  return async (userId) => {
    const rows = await friends.all(userId);
    for (let from = 0; from < rows.length; from += CONCURRENCY) {
      const lanes = rows
        .slice(from, from + CONCURRENCY)
        .map(({ id, friend_id }) =>
          friendships.build(DeleteItemCommand).key({ user_id: friend_id, id }).send(),
        );
      await Promise.all(lanes);
    }
  };
};
