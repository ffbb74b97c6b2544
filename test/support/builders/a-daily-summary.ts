import { noEntries } from '#shared/dashboard/fill-missing-days.ts';
import type { DailySummary } from '#shared/dashboard/schema.ts';

/** The totals of a day without entries. */
export const anEmptyDay = (over: Partial<DailySummary> = {}): DailySummary => ({
  date: '2026-11-20',
  ...noEntries,
  water_ml: 0,
  ...over,
});

/** The totals of 20 November 2026: three meals with 1,240 kcal. */
export const aDailySummary = (over: Partial<DailySummary> = {}): DailySummary => ({
  date: '2026-11-20',
  total_calories: 1_240,
  protein: 80,
  carbs: 140,
  fat: 40,
  fiber: 19,
  sugar: 31,
  sodium: 890,
  meal_count: 3,
  water_ml: 0,
  ...over,
});
