import type { FoodRecord } from './food-record.ts';

/** More of one food than this nobody eats at a time: g of a solid, g of a drink, kcal. */
const MOST_SOLID = 1_500;
const MOST_LIQUID = 3_000;
const MOST_CALORIES = 4_000;

/** The largest weight of a food that is believed, in g. */
export const mostEaten = (record: FoodRecord): number => {
  const calories = record.per_100_g.calories ?? 0;
  const byWeight = record.liquid ? MOST_LIQUID : MOST_SOLID;
  return calories > 0 ? Math.min(byWeight, Math.round((MOST_CALORIES * 100) / calories)) : byWeight;
};
