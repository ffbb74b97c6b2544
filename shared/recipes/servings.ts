import type { FoodItem } from '../nutrition/values/food-item.ts';
import { MAX_GRAMS, nutrientNames, type Nutrients } from '../nutrition/values/nutrients.ts';
import { nutrientsOf, totalsOf } from '../nutrition/values/totals.ts';
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

/** Figures scaled as exactly as they are known, then rounded as sources can carry. */
const rounded = (nutrients: Nutrients): Nutrients => nutrientsOf(nutrients, 100);

/** A part or a multiple of a food, from the same record. What nobody weighed (0 g) is scaled by its figures. */
const scaledItem = (item: FoodItem, factor: number): FoodItem => {
  const grams = Math.round(item.grams * factor * 100) / 100;
  const nutrients =
    item.grams > 0 && item.per_100_g.calories !== null
      ? nutrientsOf(item.per_100_g, grams)
      : rounded(times(item.nutrients, factor));
  return { ...item, grams, nutrients };
};

/** Weight of the whole as it is eaten, g; null where a food was never weighed. */
export const wholeGramsOf = ({ items, cooked_grams: cooked }: Whole): number | null => {
  if (cooked !== null) return cooked;
  if (items.some(({ grams }) => grams === 0)) return null;
  return Math.round(items.reduce((sum, { grams }) => sum + grams, 0));
};

/** Figures of one serving. */
export const perServingOf = ({ items, portions }: Whole): Nutrients =>
  rounded(times(totalsOf(items), 1 / portions));

/** Figures per 100 g of the whole as it is eaten; null where its weight is not known. */
export const per100gOfWhole = (whole: Whole): Nutrients | null => {
  const grams = wholeGramsOf(whole);
  return grams === null || grams === 0 ? null : rounded(times(totalsOf(whole.items), 100 / grams));
};

/** Which part of the whole is eaten; null where it was weighed but the whole was not. */
const partOf = (whole: Whole, eaten: Eaten): number | null => {
  if ('servings' in eaten) return eaten.servings / whole.portions;
  const grams = wholeGramsOf(whole);
  return grams === null || grams === 0 ? null : eaten.grams / grams;
};

/**
 * The foods of what is eaten, each with the record that its figures come from.
 * @returns null where no part is known, or more is eaten of a food than the diary takes
 */
export const eatenItems = (whole: Whole, eaten: Eaten): FoodItem[] | null => {
  const part = partOf(whole, eaten);
  if (part === null || !(part > 0)) return null;
  const items = whole.items.map((item) => scaledItem(item, part));
  return items.some(({ grams }) => grams > MAX_GRAMS) ? null : items;
};
