import { CodedError } from '#shared/errors/coded-error.ts';
import { explainSkipped } from '#shared/foods/explain-skipped.ts';
import type { MealDescription } from '#shared/nutrition/describe-meal.ts';

/** Creates the error for a text without any food to log, with the reason if it is known. */
export const nothingToLog = (meal: MealDescription): CodedError => {
  const message = explainSkipped(meal);
  return new CodedError('NO_FOOD_RECOGNISED', message === null ? {} : { message });
};
