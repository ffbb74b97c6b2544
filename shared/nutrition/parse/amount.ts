import type { Size } from './vocabulary/sizes.ts';

/** How much of a food is said. All null: nobody says. */
export interface Amount {
  /** How many of the portion, or of the food itself. */
  count: number | null;
  /** The count is only 'a' or 'an'. */
  article: boolean;
  size: Size | null;
  /** The household portion, as `units.ts` names it. */
  portion: string | null;
  grams: number | null;
  millilitres: number | null;
  /** Energy that was said of it, kcal. */
  kilocalories: number | null;
  /** The mass or volume is of each one that `count` counts, not of all together. */
  each: boolean;
  /** The mass was said in ounces. */
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
  each: false,
  ounces: false,
};

/** Whether a mass or volume is said. */
export const isMeasured = (amount: Amount): boolean => amount.grams !== null || amount.millilitres !== null;

/** Whether anything is said beyond a size. */
export const isStated = (amount: Amount): boolean =>
  amount.count !== null || amount.kilocalories !== null || isMeasured(amount);
