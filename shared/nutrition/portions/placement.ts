import type { JoinedFood } from '../match/grouping/grouped-food.ts';
import type { FoodRecord } from '../table/food-record.ts';
import type { Place } from './amount-weight.ts';
import { isStated } from '../parse/amount.ts';

/** The food that an addition after 'with' belongs to. */
export interface Base {
  record: FoodRecord;
  /** Whether it already has an addition, so that 'and' may continue: 'coffee with milk AND sugar'. */
  open: boolean;
}

/** Returns where a food belongs: on its own, or without an amount on or in the food before it. */
export const placeOf = ({ parts: [first] }: JoinedFood, base: Base | null): Place => {
  if (first === undefined || base === null || isStated(first.amount)) return 'alone';
  const isAdded = first.link !== 'listed' || (base.open && !first.fresh);
  if (!isAdded) return 'alone';
  return base.record.liquid ? 'in-drink' : 'on-food';
};

/** Returns the base for the following foods. */
export const nextBase = (base: Base | null, food: JoinedFood, place: Place): Base | null => {
  if (place !== 'alone') return base === null ? null : { ...base, open: true };
  if (food.match === null) return null;
  return { record: food.match.record, open: food.parts.some(({ link }, at) => at > 0 && link === 'with') };
};
