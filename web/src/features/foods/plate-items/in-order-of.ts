import type { FoodItem } from '#shared/nutrition/values/food-item.ts';

/** Replaces some foods of a list by corrected ones, at the position of the first of them. */
export const inOrderOf = (
  items: readonly FoodItem[],
  before: readonly FoodItem[],
  corrected: readonly FoodItem[],
): FoodItem[] => {
  const replaced = new Set(before);
  const at = items.findIndex((item) => replaced.has(item));
  const start = at < 0 ? items.length : at;
  const isKept = (item: FoodItem): boolean => !replaced.has(item);
  return [...items.slice(0, start).filter(isKept), ...corrected, ...items.slice(start).filter(isKept)];
};
