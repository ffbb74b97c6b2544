import type { FoodItem } from '../../nutrition/values/food-item.ts';
import { sameWords } from '../normalize-name.ts';
import type { MealPlan, PlannedMeal } from '../schema.ts';
import { type Aisle, aisleOf, aisles } from './aisles.ts';

/** A food to buy for the planned meals. */
export interface ShoppingItem {
  /** Identifies the food in the stored list. */
  key: string;
  name: string;
  /** Sum over all meals; null for a meal whose foods are not known. */
  grams: number | null;
  aisle: Aisle;
  /** Names of the meals, each once. */
  meals: string[];
}

/** Foods that come from the tap. */
const isFree = (name: string): boolean => /^(?:tap |drinking )?water$/i.test(name);

/** Returns the key of a food in the list: letters and digits of its name. @returns up to 80 characters */
export const shoppingKeyOf = (name: string): string =>
  sameWords(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);

const foodsOf = ({ name, items }: PlannedMeal): Pick<FoodItem, 'name' | 'grams'>[] =>
  items === null || items.length === 0 ? [{ name, grams: 0 }] : items;

/**
 * Returns what to buy for the planned meals of several days, by aisle. Logged meals are left out, since they were
 * eaten. Leftovers count, because they are cooked with the meal before.
 */
export const shoppingItemsOf = (days: readonly Pick<MealPlan, 'meals'>[]): ShoppingItem[] => {
  const items = new Map<string, ShoppingItem>();
  for (const meal of days.flatMap(({ meals }) => meals)) {
    if (meal.logged_entry_id !== null) continue;
    for (const { name, grams } of foodsOf(meal)) {
      const key = shoppingKeyOf(name);
      if (key === '' || isFree(name)) continue;
      const known = items.get(key);
      const sum = (known?.grams ?? 0) + grams;
      items.set(key, {
        key,
        name: known?.name ?? name,
        grams: sum === 0 ? null : sum,
        aisle: aisleOf(name),
        meals: [...new Set([...(known?.meals ?? []), meal.name])],
      });
    }
  }
  return [...items.values()].toSorted(
    (one, other) =>
      aisles.indexOf(one.aisle) - aisles.indexOf(other.aisle) || one.name.localeCompare(other.name),
  );
};
