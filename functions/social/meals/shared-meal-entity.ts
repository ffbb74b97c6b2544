import { type Audience, audiences } from '#shared/social/schema.ts';
import { choice, flag, number, optionalText, text, textKey } from '../../platform/table/attributes.ts';
import { defineEntity } from '../../platform/table/define-entity.ts';
import { shardOf } from '../../platform/table/shard-of.ts';

/** Partition prefix of shared meals. */
export const SHARED_MEAL_PREFIX = 'shared-meal#';

/** `gsi1` partitions of public meals, so that shares and like counts of all users do not meet in one. */
export const PUBLIC_FEED_PARTITIONS = [
  'shared-meals#everyone',
  'shared-meals#everyone#1',
  'shared-meals#everyone#2',
  'shared-meals#everyone#3',
] as const;

/**
 * Adds a public meal to the index; a meal for friends stays out of it. The index key contains everything that a feed
 * page needs.
 */
export const publicFeedKeys = (meal: {
  audience: Audience;
  id: string;
  user_id: string;
  food_entry_id: string;
}): { gsi1pk?: string; gsi1sk?: string } =>
  meal.audience === 'everyone'
    ? {
        gsi1pk: PUBLIC_FEED_PARTITIONS[shardOf(meal.id, PUBLIC_FEED_PARTITIONS.length)]!,
        gsi1sk: `${meal.id}#${meal.user_id}#${meal.food_entry_id}`,
      }
    : {};

/**
 * A shared meal. Its content is only stored in the diary. The row is not in a user's partition because other users'
 * likes are counted into it.
 */
export const createSharedMealEntity = defineEntity(
  'shared_meal',
  {
    /** A ULID, which is the order of the feed. */
    id: textKey,
    /** The user who shared it. */
    user_id: text,
    food_entry_id: text,
    caption: optionalText,
    audience: choice(audiences),
    with_photo: flag,
    /** Whether staff hid it from others. */
    is_hidden: flag.enum(true).optional(),
    /** The number of like rows when they were last counted (`functions/social/likes/count-likes-repository.ts`). */
    likes_count: number,
    /** When they were counted; absent in a meal of an earlier version until its next like. */
    likes_counted_at: optionalText,
    created_at: text,
    gsi1pk: optionalText,
    gsi1sk: optionalText,
  },
  ({ id }) => ({ pk: `${SHARED_MEAL_PREFIX}${id}`, sk: 'meal' }),
);
