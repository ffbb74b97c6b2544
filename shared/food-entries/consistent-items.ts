import type { FoodItem } from '../nutrition/values/food-item.ts';
import { type NutrientName, type Nutrients, nutrientNames } from '../nutrition/values/nutrients.ts';
import { sumNutrients } from '../nutrition/values/totals.ts';

const whole: ReadonlySet<NutrientName> = new Set(['calories', 'sodium']);

/** Returns the rounding tolerance between items and values: 1 kcal or mg, 0.1 g, or 1% of a large sum. */
const toleranceOf = (name: NutrientName, sum: number): number =>
  Math.max(whole.has(name) ? 1 : 0.1, sum * 0.01) + 1e-9;

/**
 * Returns the items of an entry if they add up to its values, otherwise null, as after a manual edit. A value that no
 * item knows may be unknown or 0 (decision D4).
 */
export const consistentItems = (items: FoodItem[] | null, figures: Nutrients): FoodItem[] | null => {
  if (items === null) return null;
  const sums = sumNutrients(items);
  const isExplained = nutrientNames.every((name) => {
    const [sum, figure] = [sums[name] ?? 0, figures[name] ?? 0];
    return Math.abs(sum - figure) <= toleranceOf(name, sum);
  });
  return isExplained ? items : null;
};
