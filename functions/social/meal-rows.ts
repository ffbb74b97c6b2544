import * as z from 'zod';
import { mealType } from '#shared/food-entries/meal-type.ts';
import { audience } from '#shared/social/schema.ts';
import { friendshipStatuses } from './friendship-entity.ts';

/** A shared meal as the table keeps it. */
export const mealRow = z.object({
  id: z.string(),
  user_id: z.string(),
  food_entry_id: z.string(),
  caption: z.string().optional(),
  audience,
  with_photo: z.boolean(),
  likes_count: z.int().min(0),
  created_at: z.string(),
});
export type MealRow = z.infer<typeof mealRow>;

/** What of a meal of the diary others may see. */
export const entryRow = z.object({
  food_name: z.string(),
  calories: z.int(),
  serving_size: z.string().optional(),
  meal_type: mealType,
  image_url: z.string().optional(),
});

/** What of a profile makes the name. */
export const nameRow = z.object({ full_name: z.string().optional(), email: z.string().optional() });

/** What of a relation says who sees what. */
export const relationRow = z.object({
  status: z.enum(friendshipStatuses).optional(),
  blocked_at: z.string().optional(),
  barred: z.literal(true).optional(),
});

/** What those four are read by. */
export const shownAttributes: readonly string[] = [mealRow, entryRow, nameRow, relationRow].flatMap(
  ({ shape }) => Object.keys(shape),
);

/** A shared meal with everything that says who sees it, and as what. */
export interface FoundMeal {
  meal: MealRow;
  /** As it stands in the diary now; null where it is gone. */
  entry: z.infer<typeof entryRow> | null;
  name: z.infer<typeof nameRow> | null;
  /** What the viewer has to do with who shares it; null where they are strangers, or the same. */
  relation: z.infer<typeof relationRow> | null;
  isLiked: boolean;
  isReported: boolean;
  /** The sharer's account is closed. */
  isClosed: boolean;
}
