import { consistentItems } from '#shared/food-entries/consistent-items.ts';
import type { FoodEntry, FoodEntryChange } from '#shared/food-entries/schema.ts';
import { nutrientNames } from '#shared/nutrition/values/nutrients.ts';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';

/** Drops the items of an entry if they no longer add up to its values, as after a manual edit. */
export const withConsistentItems = (entry: FoodEntry): FoodEntry => ({
  ...entry,
  items: consistentItems(entry.items, entry),
});

/** Adds the sums of the items to a change that has items but no nutrition values. */
export const consistentChange = <Change extends Partial<FoodEntryChange>>(change: Change): Change => {
  const hasFigure = nutrientNames.some((name) => change[name] !== undefined);
  if (!change.items || hasFigure) return change;
  const sums = sumNutrients(change.items);
  return { ...change, ...sums, calories: sums.calories ?? 0 };
};
