import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { nutrientNames, type NutrientName } from '#shared/nutrition/values/nutrients.ts';
import { wallClockOf } from '#shared/time/wall-clock.ts';
import { fieldNumber } from '#web/ui/format/format-number.ts';
import type { LogFoodValues } from '../form/log-food-values.ts';

/** What the form of a correction holds: everything as it is typed. */
export interface EditValues
  extends Record<NutrientName, string>, Pick<LogFoodValues, 'food_name' | 'serving_size' | 'meal_type'> {
  /** `YYYY-MM-DD` and `HH:MM`, where the entry was logged. */
  day: string;
  time: string;
}

/** A figure as its field holds it; blank when it is not known. */
export const figureText = (value: number | null): string => (value === null ? '' : fieldNumber(value));

/** An entry as the form shows it. */
export const editValuesOf = (entry: FoodEntry): EditValues => ({
  ...(Object.fromEntries(nutrientNames.map((name) => [name, figureText(entry[name])])) as Record<
    NutrientName,
    string
  >),
  food_name: entry.food_name,
  serving_size: entry.serving_size ?? '',
  meal_type: entry.meal_type,
  day: entry.local_date,
  time: wallClockOf(new Date(entry.logged_at), entry.time_zone).time.slice(0, 5),
});
