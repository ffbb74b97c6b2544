import type { StatedNutrients } from './tokenize.ts';
import type { Size } from './vocabulary/sizes.ts';

/** The stated amount of a food. All null if none is stated. */
export interface Amount {
  /** Number of portions, or of the food itself. */
  count: number | null;
  /** Whether the count is only 'a' or 'an'. */
  article: boolean;
  size: Size | null;
  /** The household portion as named in `units.ts`. */
  portion: string | null;
  grams: number | null;
  millilitres: number | null;
  /** Stated energy, kcal. */
  kilocalories: number | null;
  /** Other stated values of the food. */
  nutrients: StatedNutrients | null;
  /** Whether the mass or volume is for each of `count` instead of all together. */
  each: boolean;
  /** Whether the mass was stated in ounces. */
  ounces: boolean;
}

export const noAmount: Amount = {
  count: null,
  article: false,
  size: null,
  portion: null,
  grams: null,
  millilitres: null,
  kilocalories: null,
  nutrients: null,
  each: false,
  ounces: false,
};

/** Returns whether a mass or volume is stated. */
export const isMeasured = (amount: Amount): boolean => amount.grams !== null || amount.millilitres !== null;

/** Returns whether anything besides a size is stated. */
export const isStated = (amount: Amount): boolean =>
  amount.count !== null || amount.kilocalories !== null || isMeasured(amount);
