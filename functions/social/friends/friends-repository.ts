import type { Table } from '../../platform/table/client.ts';
import { createFriendshipEntity, FRIENDSHIPS } from './friendship-entity.ts';
import { readRow } from '../../platform/table/read-row.ts';
import type { Side } from './relationship.ts';
import { queryRows } from '../../platform/table/query-rows.ts';

/** A user's side of a relation to another user. */
export interface Friendship extends Side {
  id: string;
  friend_id: string;
}

/** Reads a user's relations from the user's own rows. */
export const createFriendsRepository = (table: Table) => {
  const friendships = createFriendshipEntity(table);
  return {
    /** Returns all relations, of friends and others, with one query. */
    all: (userId: string): Promise<Friendship[]> => queryRows(friendships, userId, { between: FRIENDSHIPS }),

    /** Finds a relation by the pair's ID, or returns null. */
    find: (user_id: string, id: string): Promise<Friendship | null> => readRow(friendships, { user_id, id }),
  };
};

export type FriendsRepository = ReturnType<typeof createFriendsRepository>;
