import type { Nutrients } from '../values/nutrients.ts';

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

/** Parts of the world where a food is everyday food. */
export const regions = ['na', 'la', 'eu', 'me', 'af', 'sa', 'ea', 'se'] as const;
/** North America, Latin America, Europe, Middle East, Africa, South Asia, East Asia, South-East Asia and Oceania. */
export type Region = (typeof regions)[number];

/** Who eats it, as it is usually made. */
export const diets = ['vegan', 'vegetarian', 'pescatarian', 'meat'] as const;
export type Diet = (typeof diets)[number];

/**
 * What it usually holds: the 14 allergens of Regulation (EU) No 1169/2011, annex II (`gluten` for its cereals), and
 * what some people leave out for other reasons.
 */
export const contents = [
  'gluten',
  'crustacean',
  'egg',
  'fish',
  'peanut',
  'soy',
  'milk',
  'nut',
  'celery',
  'mustard',
  'sesame',
  'sulphite',
  'lupin',
  'mollusc',
  'pork',
  'alcohol',
] as const;
export type Content = (typeof contents)[number];

/** What a food is reckoned from where the source has no record of it. */
export interface Part {
  /** A record of the source, or `water`. */
  readonly id: string;
  /** Grams in 100 g of the food as eaten; together more than 100 where water is lost. */
  readonly grams: number;
}

/** One food of a table. */
export interface FoodRecord {
  /**
   * The source of the figures in USDA FoodData Central: `usda:` and its id, or, where the release carries none,
   * `fndds:` and the survey food code, `sr:` and the standard reference number. `own:` is a food that the source does
   * not know: `made_of` says what its figures are reckoned from.
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
  /** Empty: eaten nearly everywhere, or not told. */
  readonly regions?: readonly Region[];
  /** Not told for most foods of a full table. */
  readonly diet?: Diet | null;
  readonly contains?: readonly Content[];
  /** Only of `own:` foods. */
  readonly made_of?: readonly Part[];
}
