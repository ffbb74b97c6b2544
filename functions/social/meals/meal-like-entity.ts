import { text, textKey } from '../../platform/table/attributes.ts';
import { defineUserEntity } from '../../platform/table/define-entity.ts';

/** Key range of a user's likes; '$' follows '#'. */
export const LIKES: [string, string] = ['like#', 'like$'];

/** Returns the `gsi1` partition of all likes of a meal. */
export const likesOf = (sharedMealId: string): string => `likes#${sharedMealId}`;

/** A user's like of a shared meal: one row per user and meal (DATA-11). */
export const createMealLikeEntity = defineUserEntity(
  'meal_like',
  {
    shared_meal_id: textKey,
    /** The user who shared the meal. */
    owner_id: text,
    created_at: text,
  },
  ({ shared_meal_id }) => `${LIKES[0]}${shared_meal_id}`,
  (like) => ({
    gsi1pk: text.link<typeof like>(({ shared_meal_id }) => likesOf(shared_meal_id)).hidden(),
    gsi1sk: text.link<typeof like>(({ user_id }) => user_id).hidden(),
  }),
);
