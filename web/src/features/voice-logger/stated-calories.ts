import type { FoodItem } from '#shared/nutrition/food-item.ts';
import { type Nutrients, nutrientNames } from '#shared/nutrition/nutrients.ts';
import { nutrientsOf, totalsOf } from '#shared/nutrition/totals.ts';
import type { Items } from '#web/ui/plate-items/correct-items.ts';
import { inRowOf } from '#web/ui/plate-items/item-keys.ts';

const times = (nutrients: Nutrients, factor: number): Nutrients =>
  Object.fromEntries(
    nutrientNames.map((name) => [name, nutrients[name] === null ? null : nutrients[name] * factor]),
  ) as Nutrients;

/** Puts what rounding left over, kcal, to the food that has most. */
const withRest = (items: FoodItem[], rest: number): FoodItem[] => {
  const most = items.reduce((a, b) => ((b.nutrients.calories ?? 0) > (a.nutrients.calories ?? 0) ? b : a));
  const { calories } = most.nutrients;
  if (rest === 0 || calories === null) return items;
  const settled = inRowOf(most, { ...most, nutrients: { ...most.nutrients, calories: calories + rest } });
  return items.map((item) => (item === most ? settled : item));
};

/**
 * The same foods at the same weights with the calories that the person stated; the other figures of the table go along
 * in proportion (decision D43). They are the person's figures then: no record says them.
 * @returns null when the foods have no calories to begin with
 */
export const withStatedCalories = (items: Items, calories: number): FoodItem[] | null => {
  const sum = totalsOf(items).calories ?? 0;
  if (sum <= 0) return null;
  const scaled = items.map((item) => {
    const { said: _, proposed_grams: __, remembered: ___, ...kept } = item;
    const per_100_g = times(item.per_100_g, calories / sum);
    return inRowOf(item, {
      ...kept,
      per_100_g,
      nutrients: nutrientsOf(per_100_g, item.grams),
      source: 'user',
      record_id: null,
    });
  });
  return withRest(scaled, calories - (totalsOf(scaled).calories ?? 0));
};
