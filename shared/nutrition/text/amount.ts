import type { PortionUnit } from '../food-record.ts';
import type { Size } from './units.ts';

/** How much of a food is said. All null: nobody says. */
export interface Amount {
  /** How many of the portion, or of the food itself. */
  count: number | null;
  size: Size | null;
  portion: PortionUnit | null;
  grams: number | null;
  millilitres: number | null;
  /** The mass or volume is of each one that `count` counts, not of all together. */
  each: boolean;
  /** The mass was said in ounces. */
  ounces: boolean;
}

export const noAmount: Amount = {
  count: null,
  size: null,
  portion: null,
  grams: null,
  millilitres: null,
  each: false,
  ounces: false,
};

/** Whether anything is said beyond 'a'. */
export const isStated = (amount: Amount): boolean =>
  amount.count !== null || amount.portion !== null || amount.grams !== null || amount.millilitres !== null;
