import type { FoodEntry } from '#shared/food-entries/schema.ts';

/** The fields of an entry that count toward a day's sums. */
export type Counted = Pick<
  FoodEntry,
  'calories' | 'protein' | 'carbs' | 'fat' | 'fiber' | 'sugar' | 'sodium'
>;

/** Changes to a day's summary row. Integers: tenths of a gram, mg, kcal. */
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

/** Returns what an entry adds to its day. Always the same integers for the same entry, so subtracting it is exact. */
const summaryOf = (entry: Counted): SummaryChange => ({
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

/** Returns the change of a day's sums from `before` to `after`. */
export const summaryDifference = (before: readonly Counted[], after: readonly Counted[]): SummaryChange => {
  const given = after.reduce((sums, entry) => added(sums, entry, 1), nothing);
  return before.reduce((sums, entry) => added(sums, entry, -1), given);
};

/** Returns whether a change leaves the sums unchanged. */
export const isNoChange = (change: SummaryChange): boolean => names.every((name) => change[name] === 0);
