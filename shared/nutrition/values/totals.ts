import type { FoodItem } from './food-item.ts';
import { type Nutrients, nutrientNames } from './nutrients.ts';

const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** Rounds kcal and mg to integers and grams to tenths, the precision of the sources. */
const roundNutrients = (nutrients: Nutrients): Nutrients =>
  Object.fromEntries(
    nutrientNames.map((name) => {
      const value = nutrients[name];
      return [name, value === null ? null : round(value, name === 'calories' || name === 'sodium' ? 0 : 1)];
    }),
  ) as Nutrients;

/**
 * Returns the values for `grams` of a food.
 * @param per100g values per 100 g; unknown stays unknown
 * @param grams weight in g
 */
export const scaleNutrients = (per100g: Nutrients, grams: number): Nutrients =>
  roundNutrients(
    Object.fromEntries(
      nutrientNames.map((name) => {
        const value = per100g[name];
        return [name, value === null ? null : (value * grams) / 100];
      }),
    ) as Nutrients,
  );

/**
 * Returns the sum of a meal's items. A nutrient that no item knows is null; otherwise unknown counts as 0 (decision
 * D4).
 */
export const sumNutrients = (items: readonly Pick<FoodItem, 'nutrients'>[]): Nutrients =>
  roundNutrients(
    Object.fromEntries(
      nutrientNames.map((name) => {
        const known = items.map((item) => item.nutrients[name]).filter((value) => value !== null);
        return [name, known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)];
      }),
    ) as Nutrients,
  );

/** Returns the item with a different weight. */
export const withGrams = (item: FoodItem, grams: number): FoodItem => ({
  ...item,
  grams,
  nutrients: scaleNutrients(item.per_100_g, grams),
});
