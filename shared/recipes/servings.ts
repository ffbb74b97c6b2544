import type { FoodItem } from '../nutrition/values/food-item.ts';
import { MAX_GRAMS, nutrientNames, type Nutrients } from '../nutrition/values/nutrients.ts';
import { scaleNutrients, sumNutrients } from '../nutrition/values/totals.ts';
import type { SavedMeal } from './schema.ts';

type Whole = Pick<SavedMeal, 'items' | 'portions' | 'cooked_grams'>;

/** How much of a saved meal is eaten. */
export type Eaten = { servings: number } | { grams: number };

const times = (nutrients: Nutrients, factor: number): Nutrients =>
  Object.fromEntries(
    nutrientNames.map((name) => {
      const value = nutrients[name];
      return [name, value === null ? null : value * factor];
    }),
  ) as Nutrients;

/** Rounds scaled values to the precision of their sources. */
const rounded = (nutrients: Nutrients): Nutrients => scaleNutrients(nutrients, 100);

/** Scales a food, keeping its record. Unweighed foods (0 g) are scaled by their values. */
export const scaleItem = (item: FoodItem, factor: number): FoodItem => {
  const grams = Math.round(item.grams * factor * 100) / 100;
  const nutrients =
    item.grams > 0 && item.per_100_g.calories !== null
      ? scaleNutrients(item.per_100_g, grams)
      : rounded(times(item.nutrients, factor));
  return { ...item, grams, nutrients };
};

/** Returns the weight of the whole as eaten, g, or null if a food was not weighed. */
export const wholeGramsOf = ({ items, cooked_grams: cooked }: Whole): number | null => {
  if (cooked !== null) return cooked;
  if (items.some(({ grams }) => grams === 0)) return null;
  return Math.round(items.reduce((sum, { grams }) => sum + grams, 0));
};

/** Returns the values of one serving. */
export const perServingOf = ({ items, portions }: Whole): Nutrients =>
  rounded(times(sumNutrients(items), 1 / portions));

/** Returns the values per 100 g of the whole as eaten, or null if its weight is unknown. */
export const per100gOfWhole = (whole: Whole): Nutrients | null => {
  const grams = wholeGramsOf(whole);
  return grams === null || grams === 0 ? null : rounded(times(sumNutrients(whole.items), 100 / grams));
};

/** Returns the eaten share, or null if it was weighed but the whole was not. */
const partOf = (whole: Whole, eaten: Eaten): number | null => {
  if ('servings' in eaten) return eaten.servings / whole.portions;
  const grams = wholeGramsOf(whole);
  return grams === null || grams === 0 ? null : eaten.grams / grams;
};

/**
 * Returns the eaten foods with the records of their values.
 * @returns null if the share is unknown, or an amount exceeds the diary's limits
 */
export const eatenItems = (whole: Whole, eaten: Eaten): FoodItem[] | null => {
  const part = partOf(whole, eaten);
  if (part === null || !(part > 0)) return null;
  const items = whole.items.map((item) => scaleItem(item, part));
  return items.some(({ grams }) => grams > MAX_GRAMS) ? null : items;
};
