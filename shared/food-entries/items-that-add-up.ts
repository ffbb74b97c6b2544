import type { FoodItem } from '../nutrition/food-item.ts';
import { type NutrientName, type Nutrients, nutrientNames } from '../nutrition/nutrients.ts';
import { totalsOf } from '../nutrition/totals.ts';

const whole: ReadonlySet<NutrientName> = new Set(['calories', 'sodium']);

/** Rounding on the way from items to figures: 1 kcal or mg, 0.1 g, or 1 % of a large sum. */
const leewayOf = (name: NutrientName, sum: number): number =>
  Math.max(whole.has(name) ? 1 : 0.1, sum * 0.01) + 1e-9;

/**
 * The items of an entry while they explain its figures; null when they do not, because a figure was changed by hand.
 * What no item knows may be unknown or 0 (decision D4).
 */
export const itemsThatAddUp = (items: FoodItem[] | null, figures: Nutrients): FoodItem[] | null => {
  if (items === null) return null;
  const sums = totalsOf(items);
  const isExplained = nutrientNames.every((name) => {
    const [sum, figure] = [sums[name] ?? 0, figures[name] ?? 0];
    return Math.abs(sum - figure) <= leewayOf(name, sum);
  });
  return isExplained ? items : null;
};
