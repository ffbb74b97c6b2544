import type { Nutrients } from '../values/nutrients.ts';

/** A portion with a known weight. */
export interface Portion {
  /**
   * The unit as named in `units.ts`: `cup`, `slice`. `serving` is the default amount, `whole` one of the food itself;
   * `topping` and `splash` are additions to a food or drink.
   */
  readonly unit: string;
  /** Additional words for this portion: a size ('large'), a form ('diced'), a kind ('school'). */
  readonly words: readonly string[];
  /** Grams of one. */
  readonly grams: number;
}

/** Regions where a food is everyday food. */
export const regions = ['na', 'la', 'eu', 'me', 'af', 'sa', 'ea', 'se'] as const;
/** North America, Latin America, Europe, Middle East, Africa, South Asia, East Asia, Southeast Asia and Oceania. */
export type Region = (typeof regions)[number];

/** The diet that its usual preparation suits. */
export const diets = ['vegan', 'vegetarian', 'pescatarian', 'meat'] as const;
export type Diet = (typeof diets)[number];

/**
 * The 14 allergens of Regulation (EU) No 1169/2011, annex II (`gluten` for its cereals). Tree nuts and peanuts,
 * crustaceans and molluscs are different allergens.
 */
export const euAllergens = [
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
] as const;

/** Usual contents: allergens, and what some people avoid for other reasons. */
export const contents = [...euAllergens, 'pork', 'alcohol'] as const;
export type Content = (typeof contents)[number];

/** An ingredient from which a food is calculated that the source lacks. */
export interface Part {
  /** A record of the source, or `water`. */
  readonly id: string;
  /** Grams per 100 g of the food as eaten; more than 100 in total if water is lost. */
  readonly grams: number;
}

/** A food of a table. */
export interface FoodRecord {
  /**
   * ID of the values in USDA FoodData Central: `usda:` and its ID, or if the release has none, `fndds:` and the survey
   * food code or `sr:` and the standard reference number. `own:` is a food that the source lacks, calculated from
   * `made_of`.
   */
  readonly id: string;
  readonly name: string;
  /** Common other names, written for this product. */
  readonly aliases: readonly string[];
  /** German names, the display name first. */
  readonly german?: readonly string[];
  /** The source's name of the food, if different from `name`. */
  readonly reference?: string;
  readonly per_100_g: Nutrients;
  readonly portions: readonly Portion[];
  /** Whether it is a liquid, measured in fluid ounces. */
  readonly liquid: boolean;
  /** Set if the source has no such dish and the values are those of the most similar one. */
  readonly approximate: boolean;
  /** Empty if eaten nearly everywhere, or unknown. */
  readonly regions?: readonly Region[];
  /** Missing for most foods of a full table. */
  readonly diet?: Diet | null;
  readonly contains?: readonly Content[];
  /** Only for `own:` foods. */
  readonly made_of?: readonly Part[];
}

/** Returns whether a food is in the built-in table. In a full table, other foods have no known contents. */
export const isBuiltIn = ({ contains }: FoodRecord): boolean => contains !== undefined;
