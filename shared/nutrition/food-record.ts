import type { Nutrients } from './nutrients.ts';

/** A portion that a record knows the weight of. */
export interface Portion {
  /**
   * What is counted, as `units.ts` names it: `cup`, `slice`. `serving`: what is eaten when nobody says how much.
   * `whole`: one of the food itself. `topping`, `splash`: what goes onto a food, into a drink.
   */
  readonly unit: string;
  /** What else must be said for this portion: a size ('large'), a form ('diced'), a kind ('school'). */
  readonly words: readonly string[];
  /** Grams of one. */
  readonly grams: number;
}

/** One food of a table. */
export interface FoodRecord {
  /**
   * The source of the figures in USDA FoodData Central: `usda:` and its id, or, where the release carries none,
   * `fndds:` and the survey food code, `sr:` and the standard reference number.
   */
  readonly id: string;
  readonly name: string;
  /** Other names people use, written for this product. */
  readonly aliases: readonly string[];
  /** The source's own name of the food, where `name` is another. */
  readonly reference?: string;
  readonly per_100_g: Nutrients;
  readonly portions: readonly Portion[];
  /** Poured: ounces of it are fluid ounces. */
  readonly liquid: boolean;
  /** The source knows no such dish: the figures are those of the nearest one. */
  readonly approximate: boolean;
}
