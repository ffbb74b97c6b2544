import { t } from '#web/lib/language/translate.ts';
import { newFoodEntry } from '#shared/food-entries/schema.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { caloriesAmount } from '#shared/nutrition/values/nutrients-schema.ts';
import { fieldMessage } from './field-message.ts';
import type { LogFoodValues } from './log-food-values.ts';
import { typedEntry } from './typed-entry.ts';

/** The API's schema, except that calories are required in the form (decision D4). */
const typedEntrySchema = newFoodEntry.extend({ calories: caloriesAmount });

/** Day and time zone are not typed: validation uses any valid ones. */
const ANY_DAY = { day: '2000-01-01', time: null, timeZone: 'UTC' } as const;

/**
 * Returns errors by field; empty if the form is valid.
 * @param items foods that the values were looked up from; null if the values were typed
 */
export const validateLogFood = (
  values: LogFoodValues,
  items: FoodItem[] | null,
): Partial<Record<keyof LogFoodValues, string>> => {
  const result = typedEntrySchema.safeParse(typedEntry(values, items, ANY_DAY));
  const errors = Object.fromEntries(
    (result.error?.issues ?? []).map((issue) => [issue.path.join('.'), fieldMessage(issue)]),
  );
  return values.calories.trim() === '' ? { ...errors, calories: t('Enter the calories.') } : errors;
};
