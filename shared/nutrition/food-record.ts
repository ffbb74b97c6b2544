import type { Nutrients } from './nutrients.ts';

/**
 * Household portions that a record may know the weight of. `serving`: what is eaten when nobody says how much.
 * `whole`: one of it, when it is counted. `topping`, `splash`: what goes onto a food, into a drink.
 */
export const portionUnits = [
  'serving',
  'whole',
  'small',
  'medium',
  'large',
  'piece',
  'slice',
  'cup',
  'tbsp',
  'tsp',
  'bowl',
  'plate',
  'glass',
  'can',
  'bottle',
  'pot',
  'bag',
  'bar',
  'scoop',
  'handful',
  'shot',
  'splash',
  'topping',
] as const;
export type PortionUnit = (typeof portionUnits)[number];

/** Grams by portion. */
export type Portions = { readonly serving: number } & { readonly [unit in PortionUnit]?: number };

/** One food of the table. */
export interface FoodRecord {
  /**
   * The source of the figures in USDA FoodData Central: `usda:` and its id, or, where the release carries none,
   * `fndds:` and the survey food code, `sr:` and the standard reference number.
   */
  readonly id: string;
  readonly name: string;
  /** Other names people use, written for this product. */
  readonly aliases: readonly string[];
  readonly per_100_g: Nutrients;
  readonly portions: Portions;
  /** Poured: ounces of it are fluid ounces. */
  readonly liquid: boolean;
  /** The source knows no such dish: the figures are those of the nearest one. */
  readonly approximate: boolean;
}
