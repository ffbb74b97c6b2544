import { Entity } from 'dynamodb-toolbox/entity';
import { boolean, item, number, string } from 'dynamodb-toolbox/schema';
import { type Audience, audiences } from '#shared/social/schema.ts';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';

/** How the partitions of shared meals begin. */
export const SHARED_MEAL_PREFIX = 'shared-meal#';

/** Partition of `gsi1` with the meals that everybody may see. */
export const FOR_EVERYONE = 'shared-meals#everyone';

/** Puts a meal where everybody finds it; one for friends stays out of the index. Its key says all that a page must know. */
export const onEveryonesShelf = (meal: {
  audience: Audience;
  id: string;
  user_id: string;
  food_entry_id: string;
}): { gsi1pk?: string; gsi1sk?: string } =>
  meal.audience === 'everyone'
    ? { gsi1pk: FOR_EVERYONE, gsi1sk: `${meal.id}#${meal.user_id}#${meal.food_entry_id}` }
    : {};

/**
 * That somebody shares a meal of their diary: what of it is seen stands in the diary alone. The row belongs to no
 * partition of a person's, because others count their likes in it.
 */
export const createSharedMealEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'shared_meal',
    table,
    schema: item({
      /** A ULID: the order of the feed. */
      id: string().key(),
      /** Who shares it. */
      user_id: string(),
      food_entry_id: string(),
      caption: string().optional(),
      audience: string().enum(...audiences),
      with_photo: boolean(),
      /** As many as there are rows of likes: both change in one transaction. */
      likes_count: number(),
      created_at: string(),
      gsi1pk: string().optional(),
      gsi1sk: string().optional(),
    }),
    computeKey: ({ id }) => ({ pk: `${SHARED_MEAL_PREFIX}${id}`, sk: 'meal' }),
  });
