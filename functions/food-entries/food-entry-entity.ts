import { expiresAt } from '#shared/food-entries/retention.ts';
import { mealTypes } from '#shared/food-entries/meal-type.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import {
  choice,
  json,
  number,
  optionalFlag,
  optionalNumber,
  optionalText,
  text,
  textKey,
} from '../platform/table/attributes.ts';
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
  {
    id: textKey,
    food_name: text,
    calories: number,
    protein: optionalNumber,
    carbs: optionalNumber,
    fat: optionalNumber,
    fiber: optionalNumber,
    sugar: optionalNumber,
    sodium: optionalNumber,
    serving_size: optionalText,
    note: optionalText,
    confidence_score: optionalNumber,
    image_url: optionalText,
    meal_type: choice(mealTypes),
    logged_at: text,
    local_date: text,
    time_zone: text,
    items: json<FoodItem[]>().optional(),
    /** Only set on the entry as it was logged, so that the stream can award the first one. */
    spoken: optionalFlag,
    version: number,
    updated_at: text,
  },
  ({ id }) => `entry#${id}`,
  (entry) => ({
    lsi1sk: text.link<typeof entry>(dayKey).hidden(),
    expires_at: number.link<typeof entry>(({ updated_at }) => expiresAt(updated_at)).hidden(),
  }),
);

export type FoodEntryEntity = ReturnType<typeof createFoodEntryEntity>;
