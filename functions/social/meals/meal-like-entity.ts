import { item, string } from 'dynamodb-toolbox/schema';
import { defineUserEntity } from '../../platform/table/define-entity.ts';

/** Key range of a user's likes; '$' follows '#'. */
export const LIKES: [string, string] = ['like#', 'like$'];

/** Returns the `gsi1` partition of all likes of a meal. */
export const likesOf = (sharedMealId: string): string => `likes#${sharedMealId}`;

/** A user's like of a shared meal: one row per user and meal (DATA-11). */
export const createMealLikeEntity = defineUserEntity(
  'meal_like',
  item({
    user_id: string().key(),
    shared_meal_id: string().key(),
    /** The user who shared the meal. */
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
  ({ shared_meal_id }) => `${LIKES[0]}${shared_meal_id}`,
);
