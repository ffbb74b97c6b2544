import type { FoodItem } from '#shared/nutrition/food-item.ts';

const keys = new WeakMap<FoodItem, string>();

/** What tells the rows of a plate apart: two foods may be alike in everything. */
export const keyOf = (item: FoodItem): string => {
  const key = keys.get(item) ?? crypto.randomUUID();
  keys.set(item, key);
  return key;
};

/** Gives a corrected food the row of the one that it takes the place of. */
export const inRowOf = (row: FoodItem, corrected: FoodItem): FoodItem => {
  keys.set(corrected, keyOf(row));
  return corrected;
};
