import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { nutrientNames, type NutrientName } from '#shared/nutrition/values/nutrients.ts';
import { wallClockOf } from '#shared/time/wall-clock.ts';
import { fieldNumber } from '#web/ui/format/format-number.ts';
import { type EntryTexts, typedTexts } from '../details/entry-texts.ts';
import type { LogFoodValues } from '../form/log-food-values.ts';

/** Values of the edit form, as typed. */
export interface EditValues
  extends Record<NutrientName, string>, EntryTexts, Pick<LogFoodValues, 'food_name' | 'meal_type'> {
  /** `YYYY-MM-DD` and `HH:MM` in the entry's time zone. */
  day: string;
  time: string;
}

/** Returns a number as field text; blank if unknown. */
export const figureText = (value: number | null): string => (value === null ? '' : fieldNumber(value));

/** Returns the form values of an entry. */
export const editValuesOf = (entry: FoodEntry): EditValues => ({
  ...(Object.fromEntries(nutrientNames.map((name) => [name, figureText(entry[name])])) as Record<
    NutrientName,
    string
  >),
  food_name: entry.food_name,
  ...typedTexts(entry),
  meal_type: entry.meal_type,
  day: entry.local_date,
  time: wallClockOf(new Date(entry.logged_at), entry.time_zone).time.slice(0, 5),
});
