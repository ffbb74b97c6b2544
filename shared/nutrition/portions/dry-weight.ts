import type { FoodRecord } from '../table/food-record.ts';

/** Dry grain, pasta and pulses hold about so much energy, kcal per 100 g; cooked ones less than half of it. */
const DRY_KCAL = 350;
const MIN_DRY_KCAL = 300;
const MAX_COOKED_KCAL = 220;

/** Whether a record is of a food that has its water still to come. */
export const isDry = ({ per_100_g: { calories } }: FoodRecord): boolean => (calories ?? 0) > MIN_DRY_KCAL;

/**
 * Weight of a food that was weighed dry, as its record knows it: where the record is of the cooked food, the weight
 * that the dry one has when it is cooked.
 * @param grams of the dry food
 */
export const weightOfDry = (record: FoodRecord, grams: number): number => {
  const calories = record.per_100_g.calories ?? 0;
  const isCooked = calories > 0 && calories < MAX_COOKED_KCAL;
  return isCooked ? (grams * DRY_KCAL) / Math.max(calories, DRY_KCAL / 4) : grams;
};
