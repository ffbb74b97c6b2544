import type { SharedMeal } from '#shared/social/schema.ts';
import { displayNameOf } from '../friends/display-name.ts';
import { likeCountSeenBy } from '../likes/like-count-seen-by.ts';
import type { FoundMeal } from './meal-rows.ts';

/** A meal of the feed with its photo's key. The URL is signed when the response is created. */
export type SeenMeal = SharedMeal;

/**
 * Returns whether a user may see a meal: own meals, friends' meals, and public meals unless one of the two blocked the
 * other (decision D28). Others see neither meals that staff hid nor those of blocked accounts.
 */
const isAdmitted = (viewerId: string, { meal, relation, isClosed }: FoundMeal): boolean => {
  if (meal.user_id === viewerId) return true;
  if (meal.is_hidden || isClosed || relation?.blocked_at !== undefined || relation?.barred) return false;
  return meal.audience === 'everyone' || relation?.status === 'accepted';
};

/**
 * Returns a shared meal as a user sees it, with the current diary entry and the sharer's name.
 * @returns null if the user may not see it or reported it, or if the entry was deleted
 */
export const visibleMealOf = (viewerId: string, found: FoundMeal): SeenMeal | null => {
  const { meal, entry, name, like, isReported } = found;
  if (!entry || isReported || !isAdmitted(viewerId, found)) return null;
  return {
    id: meal.id,
    user_id: meal.user_id,
    food_entry_id: meal.food_entry_id,
    caption: meal.caption ?? null,
    created_at: meal.created_at,
    likes_count: likeCountSeenBy(meal, like),
    audience: meal.audience,
    liked: like.likedAt !== null,
    ...(meal.is_hidden && { is_hidden: true as const }),
    food_entries: {
      food_name: entry.food_name,
      calories: entry.calories,
      serving_size: entry.serving_size ?? null,
      meal_type: entry.meal_type,
      image_url: (meal.with_photo && entry.image_url) || null,
    },
    profiles: { full_name: displayNameOf(name) },
  };
};
