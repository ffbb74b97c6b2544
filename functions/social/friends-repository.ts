import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { Table } from '../platform/table/client.ts';
import { createFriendshipEntity, FRIENDSHIPS } from './friendship-entity.ts';
import { readRow } from '../platform/table/read-row.ts';
import { userPartition } from '../platform/table/user-key.ts';
import type { Side } from './relation.ts';

/** A person's side of what is between them and somebody else. */
export interface Friendship extends Side {
  id: string;
  friend_id: string;
}

/** Whom a person has to do with, from the person's own rows. */
export const createFriendsRepository = (table: Table) => {
  const friendships = createFriendshipEntity(table);
  return {
    /** Everybody, friends or not: one query. */
    all: async (userId: string): Promise<Friendship[]> => {
      const { Items = [] } = await table
        .build(QueryCommand)
        .query({ partition: userPartition(userId), range: { between: FRIENDSHIPS } })
        .entities(friendships)
        .options({ consistent: true, entityAttrFilter: false, maxPages: Infinity })
        .send();
      return Items;
    },

    /** By the id of the pair; null where nothing is between the two. */
    find: (user_id: string, id: string): Promise<Friendship | null> => readRow(friendships, { user_id, id }),
  };
};

export type FriendsRepository = ReturnType<typeof createFriendsRepository>;
