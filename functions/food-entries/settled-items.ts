import { itemsThatAddUp } from '#shared/food-entries/items-that-add-up.ts';
import type { FoodEntry, FoodEntryChange } from '#shared/food-entries/schema.ts';
import { nutrientNames } from '#shared/nutrition/nutrients.ts';
import { totalsOf } from '#shared/nutrition/totals.ts';

/** The entry with its items only while they explain its figures: a figure changed by hand has no record. */
export const withSettledItems = (entry: FoodEntry): FoodEntry => ({
  ...entry,
  items: itemsThatAddUp(entry.items, entry),
});

/** What a correction changes: items that come without any figure bring their sums. */
export const settledChange = <Change extends Partial<FoodEntryChange>>(change: Change): Change => {
  const hasFigure = nutrientNames.some((name) => change[name] !== undefined);
  if (!change.items || hasFigure) return change;
  const sums = totalsOf(change.items);
  return { ...change, ...sums, calories: sums.calories ?? 0 };
};
