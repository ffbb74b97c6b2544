import type { FoodEntry } from '#shared/food-entries/schema.ts';

/** The part of an entry that a day's sums are made of. */
export type Counted = Pick<
  FoodEntry,
  'calories' | 'protein' | 'carbs' | 'fat' | 'fiber' | 'sugar' | 'sodium'
>;

/** What to add to a day's summary row. Integers: tenths of a gram, mg, kcal. */
export interface SummaryChange {
  total_calories: number;
  protein_tenths: number;
  carbs_tenths: number;
  fat_tenths: number;
  fiber_tenths: number;
  sugar_tenths: number;
  sodium: number;
  meal_count: number;
}

const tenths = (grams: number | null): number => Math.round((grams ?? 0) * 10);

/** What one entry adds to its day. The same entry always gives the same integers, so taking it away is exact. */
export const summaryOf = (entry: Counted): SummaryChange => ({
  total_calories: entry.calories,
  protein_tenths: tenths(entry.protein),
  carbs_tenths: tenths(entry.carbs),
  fat_tenths: tenths(entry.fat),
  fiber_tenths: tenths(entry.fiber),
  sugar_tenths: tenths(entry.sugar),
  sodium: Math.round(entry.sodium ?? 0),
  meal_count: 1,
});

const nothing: SummaryChange = {
  total_calories: 0,
  protein_tenths: 0,
  carbs_tenths: 0,
  fat_tenths: 0,
  fiber_tenths: 0,
  sugar_tenths: 0,
  sodium: 0,
  meal_count: 0,
};

const names = Object.keys(nothing) as (keyof SummaryChange)[];

const added = (sums: SummaryChange, entry: Counted, times: 1 | -1): SummaryChange => {
  const counts = summaryOf(entry);
  const sum = { ...sums };
  for (const name of names) sum[name] += times * counts[name];
  return sum;
};

/** What changes in a day that holds `after` where it held `before`. */
export const summaryDifference = (before: readonly Counted[], after: readonly Counted[]): SummaryChange => {
  const given = after.reduce((sums, entry) => added(sums, entry, 1), nothing);
  return before.reduce((sums, entry) => added(sums, entry, -1), given);
};

/** Whether a change leaves a day's sums as they are. */
export const isNoChange = (change: SummaryChange): boolean => names.every((name) => change[name] === 0);
