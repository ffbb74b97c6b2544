import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import type { Table } from '../platform/table/client.ts';
import { createFriendshipEntity } from './friendship-entity.ts';
import { createFriendsRepository } from './friends-repository.ts';

/** Deletes on their way at the same time. */
const LANES = 10;

/**
 * What the erasure of an account does to friendships: the other side of each goes, requests and blocks too. The
 * person's own rows go with all. Each side is found: where one has a row, the other has.
 */
export const openForgetFriends = (table: Table): ((userId: string) => Promise<void>) => {
  const friendships = createFriendshipEntity(table);
  const friends = createFriendsRepository(table);
  return async (userId) => {
    const rows = await friends.all(userId);
    for (let from = 0; from < rows.length; from += LANES) {
      const lanes = rows
        .slice(from, from + LANES)
        .map(({ id, friend_id }) =>
          friendships.build(DeleteItemCommand).key({ user_id: friend_id, id }).send(),
        );
      await Promise.all(lanes);
    }
  };
};
