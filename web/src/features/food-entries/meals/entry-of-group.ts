import type { NewFoodEntryInput } from '#shared/food-entries/schema.ts';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import { plateNameOf } from '#web/features/foods/public.ts';
import { loggedAtOn } from '#web/lib/time/logged-at.ts';
import { fieldNumber } from '#web/ui/format/format-number.ts';
import type { MealGroup } from './meal-groups.ts';

/** Returns the total weight of foods as serving text, e.g. '288 g'. */
const weightOf = ({ items }: MealGroup): string =>
  `${fieldNumber(
    items.reduce((sum, { grams }) => sum + grams, 0),
    0,
  )} g`;

/**
 * Returns the diary entry of one meal of a text.
 * @param timeZone IANA name; determines the entry's day
 * @param now when the text was typed
 */
export const entryOfGroup = (group: MealGroup, timeZone: string, now = new Date()): NewFoodEntryInput => {
  const { items, meal_type, local_date, time } = group;
  return {
    ...sumNutrients(items),
    food_name: plateNameOf(items),
    serving_size: weightOf(group),
    confidence_score: items.reduce((sum, { confidence }) => sum + confidence, 0) / items.length,
    meal_type,
    items: [...items],
    time_zone: timeZone,
    ...loggedAtOn(local_date, meal_type, timeZone, now, time),
  };
};
