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

const names = Object.keys(
  summaryOf({ calories: 0, protein: 0, carbs: 0, fat: 0, fiber: 0, sugar: 0, sodium: 0 }),
) as (keyof SummaryChange)[];

/** What changes in a day when `before` becomes `after`; null stands for no entry. */
export const summaryDifference = (before: Counted | null, after: Counted | null): SummaryChange => {
  const [taken, given] = [before && summaryOf(before), after && summaryOf(after)];
  const changes = names.map((name) => [name, (given?.[name] ?? 0) - (taken?.[name] ?? 0)]);
  return Object.fromEntries(changes) as SummaryChange;
};
