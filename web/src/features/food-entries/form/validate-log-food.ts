import { t } from '#web/lib/language/translate.ts';
import { newFoodEntry } from '#shared/food-entries/schema.ts';
import { caloriesAmount } from '#shared/nutrition/values/nutrients-schema.ts';
import { fieldMessage } from './field-message.ts';
import type { LogFoodValues } from './log-food-values.ts';
import { typedEntry } from './typed-entry.ts';

/** What the API takes, but that a person must enter the calories (decision D4). */
const typedEntrySchema = newFoodEntry.extend({ calories: caloriesAmount });

/** Day and zone are not typed by anybody: any valid ones do for checking what is. */
const ANY_DAY = ['2000-01-01', 'UTC'] as const;

/** Errors by field; empty when the form can be sent. */
export const validateLogFood = (values: LogFoodValues): Partial<Record<keyof LogFoodValues, string>> => {
  const result = typedEntrySchema.safeParse(typedEntry(values, null, ...ANY_DAY));
  const errors = Object.fromEntries(
    (result.error?.issues ?? []).map((issue) => [issue.path.join('.'), fieldMessage(issue)]),
  );
  return values.calories.trim() === '' ? { ...errors, calories: t('Please enter the calories.') } : errors;
};
