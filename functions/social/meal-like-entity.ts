import { Entity } from 'dynamodb-toolbox/entity';
import { item, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';
import { userPartition } from '../platform/table/user-key.ts';

/** Where a person's likes stand; '$' follows '#'. */
export const LIKES: [string, string] = ['like#', 'like$'];

/** Partition of `gsi1` with everybody who likes a meal. */
export const likesOf = (sharedMealId: string): string => `likes#${sharedMealId}`;

/** That somebody likes a shared meal: one row for the two of them (DATA-11). */
export const createMealLikeEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'meal_like',
    table,
    schema: item({
      user_id: string().key(),
      shared_meal_id: string().key(),
      /** Who shares the meal. */
      owner_id: string(),
      created_at: string(),
    }).and((like) => ({
      gsi1pk: string()
        .link<typeof like>(({ shared_meal_id }) => likesOf(shared_meal_id))
        .hidden(),
      gsi1sk: string()
        .link<typeof like>(({ user_id }) => user_id)
        .hidden(),
    })),
    computeKey: ({ user_id, shared_meal_id }) => ({
      pk: userPartition(user_id),
      sk: `${LIKES[0]}${shared_meal_id}`,
    }),
  });
