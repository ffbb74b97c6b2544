import type { GroupedFood } from '../match/grouping/grouped-food.ts';
import { isStated } from '../parse/amount.ts';
import type { FoodRecord } from '../table/food-record.ts';
import type { Placement } from './amount-weight.ts';

/** The food that 'with' puts something onto or into. */
interface PlacementBase {
  record: FoodRecord;
  /** Something was added to it already, so 'and' may add more: 'coffee with milk AND sugar'. */
  isOpen: boolean;
}

const findPlacement = ({ parts: [first], isFilling }: GroupedFood, base: PlacementBase | null): Placement => {
  if (isFilling === true && first !== undefined && !isStated(first.amount)) return 'filling';
  if (first === undefined || base === null || isStated(first.amount)) return 'alone';
  const isAdded = first.link !== 'listed' || (base.isOpen && !first.afterBreak);
  if (!isAdded) return 'alone';
  return base.record.liquid ? 'in-drink' : 'on-food';
};

const nextPlacementBase = (
  base: PlacementBase | null,
  food: GroupedFood,
  placement: Placement,
): PlacementBase | null => {
  if (placement !== 'alone') return base === null ? null : { ...base, isOpen: true };
  if (food.match === null) return null;
  return {
    record: food.match.record,
    isOpen: food.parts.some(({ link }, at) => at > 0 && link === 'with'),
  };
};

/** Returns for each food of a meal whether it is eaten alone or, without an amount, on or in the food before it. */
export const findPlacements = (foods: readonly GroupedFood[]): Placement[] => {
  let base: PlacementBase | null = null;
  return foods.map((food) => {
    const placement = findPlacement(food, base);
    base = nextPlacementBase(base, food, placement);
    return placement;
  });
};
