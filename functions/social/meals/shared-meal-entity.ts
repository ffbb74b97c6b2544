import { type Audience, audiences } from '#shared/social/schema.ts';
import { choice, flag, number, optionalText, text, textKey } from '../../platform/table/attributes.ts';
import { defineEntity } from '../../platform/table/define-entity.ts';

/** Partition prefix of shared meals. */
export const SHARED_MEAL_PREFIX = 'shared-meal#';

/** `gsi1` partition of public meals. */
export const FOR_EVERYONE = 'shared-meals#everyone';

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
    ? { gsi1pk: FOR_EVERYONE, gsi1sk: `${meal.id}#${meal.user_id}#${meal.food_entry_id}` }
    : {};

/**
 * A shared meal. Its content is only stored in the diary. The row is not in a user's partition because other users'
 * likes are counted in it.
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
    /** Equals the number of like rows: both change in one transaction. */
    likes_count: number,
    created_at: text,
    gsi1pk: optionalText,
    gsi1sk: optionalText,
  },
  ({ id }) => ({ pk: `${SHARED_MEAL_PREFIX}${id}`, sk: 'meal' }),
);
