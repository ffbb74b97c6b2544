import type { FoodItem } from '#shared/nutrition/values/food-item.ts';

interface Row {
  key: string;
  /** What stood there before the last correction. */
  before: FoodItem | null;
}

const rows = new WeakMap<FoodItem, Row>();

const rowOf = (item: FoodItem): Row => {
  const row = rows.get(item) ?? { key: crypto.randomUUID(), before: null };
  rows.set(item, row);
  return row;
};

/** What tells the rows of a plate apart: two foods may be alike in everything. */
export const keyOf = (item: FoodItem): string => rowOf(item).key;

const isSame = (one: FoodItem, other: FoodItem): boolean =>
  one.record_id === other.record_id &&
  one.name === other.name &&
  one.grams === other.grams &&
  one.per_100_g.calories === other.per_100_g.calories;

/**
 * Gives a corrected food the row of the one that it takes the place of. The same food at the same weight stands there
 * again as it stood there before: then nothing is corrected any more.
 */
export const inRowOf = (item: FoodItem, corrected: FoodItem): FoodItem => {
  for (let earlier: FoodItem | null = item; earlier; earlier = rowOf(earlier).before)
    if (isSame(earlier, corrected)) return earlier;
  rows.set(corrected, { key: keyOf(item), before: item });
  return corrected;
};
