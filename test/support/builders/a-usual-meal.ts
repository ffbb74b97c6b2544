import type { UsualMeal } from '#shared/meal-plans/usual-meal.ts';
import { unknownNutrients } from '#shared/nutrition/values/nutrients.ts';

/** A usual lunch of 500 kcal. */
export const aUsualMeal = (over: Partial<UsualMeal> = {}): UsualMeal => ({
  id: over.name ?? 'soup',
  name: 'Soup',
  type: 'lunch',
  ...unknownNutrients,
  calories: 500,
  protein: 20,
  serving_size: null,
  items: null,
  times: 3,
  last_date: '2026-11-19',
  is_saved: false,
  ...over,
});
