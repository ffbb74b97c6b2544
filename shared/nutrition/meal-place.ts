import type { Place } from './amount-weight.ts';
import { isFilling } from './fillings.ts';
import type { NamedFood } from './matching/resolve-names.ts';
import type { SaidFood } from './said-foods.ts';
import { isStated } from './text/amount.ts';

/** The food that 'with' puts something onto or into. */
export interface Base {
  food: NamedFood;
  /** Something was put onto it already, so that 'and' may go on: 'coffee with milk AND sugar'. */
  open: boolean;
}

/** Where a food stands: on its own, or, without an amount, on or in the food before it. */
export const placeOf = (said: SaidFood, base: Base | null): Place => {
  const isAdded = said.link === 'added' || (base?.open === true && !said.fresh);
  if (base === null || !isAdded || isStated(said.amount)) return 'alone';
  return base.food.match.record.liquid ? 'in-drink' : 'on-food';
};

/** Whether a food is part of the one before it, whose record holds it already: the lettuce of a burger. */
export const isInside = (said: SaidFood, foods: readonly NamedFood[], base: Base | null): boolean => {
  const [food] = foods;
  if (base === null || food === undefined || foods.length > 1 || isStated(said.amount)) return false;
  return (base.open || said.link === 'added') && isFilling(base.food.words, food.words);
};

/** The base for what follows. */
export const nextBase = (
  base: Base | null,
  said: SaidFood,
  foods: readonly NamedFood[],
  stands: boolean,
): Base | null => {
  if (!stands) return base === null ? null : { ...base, open: true };
  const [food] = foods;
  return food === undefined ? null : { food, open: said.lastLink === 'added' };
};
