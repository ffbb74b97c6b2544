import * as z from 'zod';
import { mealType } from '#shared/food-entries/meal-type.ts';
import { foodItems } from '#shared/nutrition/values/food-item.ts';
import { audience } from '#shared/social/schema.ts';
import { friendshipStatuses } from '../friends/friendship-entity.ts';
import type { OwnLike } from '../likes/like-count-seen-by.ts';
import { unlike } from '../likes/recent-unlikes-entity.ts';

/** A shared meal as stored. */
export const mealRow = z.object({
  id: z.string(),
  user_id: z.string(),
  food_entry_id: z.string(),
  caption: z.string().optional(),
  audience,
  with_photo: z.boolean(),
  /** Whether staff hid it from others. */
  is_hidden: z.literal(true).optional(),
  /** The likes when they were last counted. */
  likes_count: z.int().min(0),
  likes_counted_at: z.string().optional(),
  created_at: z.string(),
});
export type MealRow = z.infer<typeof mealRow>;

/** The fields of a diary entry that others may see. */
export const entryRow = z.object({
  food_name: z.string(),
  calories: z.int(),
  serving_size: z.string().optional(),
  meal_type: mealType,
  image_url: z.string().optional(),
  /** Its foods, which are compared with the viewer's diet and not shown. Unreadable ones are unknown. */
  items: foodItems.optional().catch(undefined),
});

/** The profile fields that the display name is made of. */
export const nameRow = z.object({ full_name: z.string().optional(), email: z.string().optional() });

/** The fields of a relation that determine visibility. */
export const relationRow = z.object({
  status: z.enum(friendshipStatuses).optional(),
  blocked_at: z.string().optional(),
  barred: z.literal(true).optional(),
});

/** A viewer's like. */
export const likeRow = z.object({ created_at: z.string() });

/** The likes that a viewer has just removed. */
export const recentUnlikesRow = z.object({ unlikes: z.array(unlike) });

const texts = z.array(z.string()).optional();
/** The profile fields of the viewer that determine what a meal conflicts with. */
export const dietRow = z.object({
  diet: z.string().optional(),
  allergens: texts,
  dislikes: texts,
  conditions: texts,
});

/** The attributes of all schemas. */
export const shownAttributes: readonly string[] = [
  mealRow,
  entryRow,
  nameRow,
  relationRow,
  likeRow,
  recentUnlikesRow,
  dietRow,
].flatMap(({ shape }) => Object.keys(shape));

/** A shared meal with everything that determines who sees it and how. */
export interface FoundMeal {
  meal: MealRow;
  /** The current diary entry; null if it was deleted. */
  entry: z.infer<typeof entryRow> | null;
  name: z.infer<typeof nameRow> | null;
  /** The viewer's relation to the sharer; null for strangers and for the sharer. */
  relation: z.infer<typeof relationRow> | null;
  /** The viewer's diet and allergies; null without a profile. */
  diet: z.infer<typeof dietRow> | null;
  /** The viewer's own like. */
  like: OwnLike;
  isReported: boolean;
  /** Whether the sharer's account is closed or blocked. */
  isClosed: boolean;
}
