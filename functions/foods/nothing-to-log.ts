import { CodedError } from '#shared/errors/coded-error.ts';
import { explainSkipped } from '#shared/foods/explain-skipped.ts';
import type { SafetyAdvice } from '#shared/safety/refer.ts';
import { adviceDetails } from '#shared/safety/urgent-advice.ts';
import type { MealDescription } from '#shared/nutrition/describe-meal.ts';

/**
 * Creates the error for a text that describes an emergency or a crisis: its message says what to do, and its details
 * name the referral and the phone links.
 */
export const insteadOfLogging = (advice: SafetyAdvice): CodedError =>
  new CodedError('NO_FOOD_RECOGNISED', { message: advice.text, details: adviceDetails(advice) });

/** Creates the error for a text without any food to log, with the reason if it is known. */
export const nothingToLog = (meal: MealDescription): CodedError => {
  const message = explainSkipped(meal);
  return new CodedError('NO_FOOD_RECOGNISED', message === null ? {} : { message });
};
