import type { FoodRecord } from '../table/food-record.ts';

/** Maximum amounts of one food at a time: g of a solid, g of a drink, kcal. */
const MAX_SOLID_GRAMS = 1_500;
const MAX_LIQUID_GRAMS = 3_000;
const MAX_CALORIES = 4_000;

/** Returns the maximum plausible weight of a food, g. */
export const maxBelievableGrams = (record: FoodRecord): number => {
  const calories = record.per_100_g.calories ?? 0;
  const byWeight = record.liquid ? MAX_LIQUID_GRAMS : MAX_SOLID_GRAMS;
  return calories > 0 ? Math.min(byWeight, Math.round((MAX_CALORIES * 100) / calories)) : byWeight;
};
