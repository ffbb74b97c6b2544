import type { FoodRecord } from '../table/food-record.ts';

/** Typical energy of dry grain, pasta and pulses, kcal per 100 g; cooked ones have less than half. */
const DRY_KCAL = 350;
const MIN_DRY_KCAL = 300;
const MAX_COOKED_KCAL = 220;

/** Returns whether a record is of a dry food that absorbs water when cooked. */
export const isDry = ({ per_100_g: { calories } }: FoodRecord): boolean => (calories ?? 0) > MIN_DRY_KCAL;

/**
 * Returns the weight of a food that was weighed dry in the form of its record: for a record of the cooked food, its
 * cooked weight.
 * @param grams dry weight
 */
export const weighDry = (record: FoodRecord, grams: number): number => {
  const calories = record.per_100_g.calories ?? 0;
  const isCooked = calories > 0 && calories < MAX_COOKED_KCAL;
  return isCooked ? (grams * DRY_KCAL) / Math.max(calories, DRY_KCAL / 4) : grams;
};
