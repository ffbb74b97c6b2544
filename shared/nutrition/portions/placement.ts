import type { GroupedFood } from '../match/grouping/grouped-food.ts';
import { amountOf } from '../match/grouping/grouped-food.ts';
import { isMeasured, isStated } from '../parse/amount.ts';
import { contentWords } from '../parse/content-words.ts';
import { normalForm } from '../parse/normal-form.ts';
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

/** Pieces that are topped one by one: 'TWO SLICES of toast with butter'. */
const toppedPieces: ReadonlySet<string> = new Set(['slice', 'whole', 'piece']);
const MAX_TOPPED = 4;
/** g of a piece that takes a full topping. */
const FULL_PIECE_G = 25;

/** Returns how many toppings a food without an amount counts for: as many as there are slices, rolls or crackers. */
export const countToppings = (foods: readonly GroupedFood[], at: number, placement: Placement): number => {
  if (placement !== 'on-food') return 1;
  const base = foods
    .slice(0, at)
    .findLast(({ isFilling, parts }) => isFilling !== true && parts.some(({ amount }) => isStated(amount)));
  const amount = base === undefined ? undefined : amountOf(base.parts);
  const record = base?.match?.record;
  if (
    record === undefined ||
    amount?.count == null ||
    amount.article ||
    isMeasured(amount) ||
    amount.size !== null
  )
    return 1;
  if (!toppedPieces.has(amount.portion ?? 'whole') || !isBread(record)) return 1;
  const piece = record.portions.find(({ unit }) => toppedPieces.has(unit))?.grams ?? FULL_PIECE_G;
  return Math.min(MAX_TOPPED, amount.count) * Math.min(1, piece / FULL_PIECE_G);
};

const bases: ReadonlySet<string> = new Set(
  'toast bread roll bagel bun cracker crispbread ricecake cake waffle pancake crumpet muffin croissant tortilla pretzel pita sandwich'
    .split(' ')
    .map(normalForm),
);

const isBread = ({ name }: FoodRecord): boolean => contentWords(name).some((word) => bases.has(word));

/** Returns for each food of a meal whether it is eaten alone or, without an amount, on or in the food before it. */
export const findPlacements = (foods: readonly GroupedFood[]): Placement[] => {
  let base: PlacementBase | null = null;
  return foods.map((food) => {
    const placement = findPlacement(food, base);
    base = nextPlacementBase(base, food, placement);
    return placement;
  });
};
