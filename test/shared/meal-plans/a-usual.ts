import type { DailySummary } from '#shared/dashboard/schema.ts';
import type { UsualMeal } from '#shared/meal-plans/usual-meal.ts';

/** A usual lunch of 500 kcal. */
export const aUsual = (over: Partial<UsualMeal> = {}): UsualMeal => ({
  id: over.name ?? 'soup',
  name: 'Soup',
  type: 'lunch',
  calories: 500,
  protein: 20,
  carbs: null,
  fat: null,
  fiber: null,
  sugar: null,
  sodium: null,
  serving_size: null,
  items: null,
  times: 3,
  last_date: '2026-11-19',
  is_saved: false,
  ...over,
});

/** The totals of a day's entries. */
export const anEaten = (over: Partial<DailySummary> = {}): DailySummary => ({
  date: '2026-11-20',
  total_calories: 0,
  protein: 0,
  carbs: 0,
  fat: 0,
  fiber: 0,
  sugar: 0,
  sodium: 0,
  meal_count: 0,
  water_ml: 0,
  ...over,
});
