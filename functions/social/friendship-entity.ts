import { Entity } from 'dynamodb-toolbox/entity';
import { boolean, item, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';
import { userPartition } from '../platform/table/user-key.ts';

/** How the keys begin, and the first key after all of them. */
export const FRIENDSHIPS: [string, string] = ['friend#', 'friend$'];

/** How far it has come, from this side: I asked, they asked me, both said yes. */
export const friendshipStatuses = ['asked', 'pending', 'accepted'] as const;

/**
 * One side of what is between two people, among the rows of the person whose side it is. Either both sides have a row
 * or neither, even one that says nothing, so that the rows of one person lead to every row about them.
 */
export const createFriendshipEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'friendship',
    table,
    schema: item({
      user_id: string().key(),
      /** Of the pair: the same on both sides (`functions/social/pair-id.ts`). */
      id: string().key(),
      /** The other person. */
      friend_id: string(),
      status: string()
        .enum(...friendshipStatuses)
        .optional(),
      /** Who asked; there with a status. */
      requester_id: string().optional(),
      /** Of what the person typed when they asked, enough to know it again; on the other side there is none. */
      email_hint: string().optional(),
      /** When it was asked; there with a status. */
      created_at: string().optional(),
      /** The person blocked the other one, then. */
      blocked_at: string().optional(),
      /** The other one blocked the person, who is never told. */
      barred: boolean().enum(true).optional(),
    }),
    computeKey: ({ user_id, id }) => ({ pk: userPartition(user_id), sk: `${FRIENDSHIPS[0]}${id}` }),
  });

export type FriendshipEntity = ReturnType<typeof createFriendshipEntity>;
