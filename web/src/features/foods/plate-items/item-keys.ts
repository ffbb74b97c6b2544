import type { FoodItem } from '#shared/nutrition/values/food-item.ts';

interface Row {
  key: string;
  /** The food before the last correction. */
  before: FoodItem | null;
}

const rows = new WeakMap<FoodItem, Row>();

const rowOf = (item: FoodItem): Row => {
  const row = rows.get(item) ?? { key: crypto.randomUUID(), before: null };
  rows.set(item, row);
  return row;
};

/** Returns a key that tells the rows of a plate apart: two foods may be identical. */
export const keyOf = (item: FoodItem): string => rowOf(item).key;

const isSame = (one: FoodItem, other: FoodItem): boolean =>
  one.record_id === other.record_id &&
  one.name === other.name &&
  one.grams === other.grams &&
  one.per_100_g.calories === other.per_100_g.calories;

/**
 * Moves a corrected food to the row of the food that it replaces. If the correction restores the previous food and
 * weight, the row counts as uncorrected again.
 */
export const inRowOf = (item: FoodItem, corrected: FoodItem): FoodItem => {
  for (let earlier: FoodItem | null = item; earlier; earlier = rowOf(earlier).before)
    if (isSame(earlier, corrected)) return earlier;
  rows.set(corrected, { key: keyOf(item), before: item });
  return corrected;
};
