import { numbersOf } from '#web/features/foods/public.ts';
import type { SpokenMeal } from './spoken-meal.ts';

/** Returns the numbers that link the foods to their words in the phrases, by row. */
export const numbersOfMeal = ({ phrases, foods }: SpokenMeal): ReadonlyMap<string, number> =>
  numbersOf({ words: phrases.flatMap(({ reads }) => reads.flatMap(({ words }) => words)) }, foods);
