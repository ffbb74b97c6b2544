import { any, boolean, item, number, string } from 'dynamodb-toolbox/schema';
import { expiresAt } from '#shared/food-entries/retention.ts';
import { mealTypes } from '#shared/food-entries/meal-type.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** '$' follows '#', so it gives the first key after all keys with a prefix that ends in '#'. */
const AFTER = '$';

/**
 * Returns the range of a day's entries, or of all entries. Uses a range instead of a prefix, for which DynamoDB Local
 * scans the whole history.
 */
export const dayRange = (day?: string): { between: [string, string] } => {
  const name = day ? `day#${day}` : 'day';
  return { between: [`${name}#`, `${name}${AFTER}`] };
};

/** Returns the `lsi1` sort key of an entry, ordered by day and time. */
const dayKey = (entry: { local_date: string; logged_at: string; id: string }): string =>
  `day#${entry.local_date}#${entry.logged_at}#${entry.id}`;

/**
 * A logged food. `sk` identifies it; `lsi1` sorts a user's entries by day and time, so that a day and the latest
 * entries are one consistent query each. Unknown values are missing.
 */
export const createFoodEntryEntity = defineUserEntity(
  'food_entry',
  item({
    user_id: string().key(),
    id: string().key(),
    food_name: string(),
    calories: number(),
    protein: number().optional(),
    carbs: number().optional(),
    fat: number().optional(),
    fiber: number().optional(),
    sugar: number().optional(),
    sodium: number().optional(),
    serving_size: string().optional(),
    note: string().optional(),
    confidence_score: number().optional(),
    image_url: string().optional(),
    meal_type: string().enum(...mealTypes),
    logged_at: string(),
    local_date: string(),
    time_zone: string(),
    items: any().castAs<FoodItem[]>().optional(),
    /** Only set on the entry as it was logged, so that the stream can award the first one. */
    spoken: boolean().optional(),
    version: number(),
    updated_at: string(),
  }).and((entry) => ({
    lsi1sk: string().link<typeof entry>(dayKey).hidden(),
    expires_at: number()
      .link<typeof entry>(({ updated_at }) => expiresAt(updated_at))
      .hidden(),
  })),
  ({ id }) => `entry#${id}`,
);

export type FoodEntryEntity = ReturnType<typeof createFoodEntryEntity>;
