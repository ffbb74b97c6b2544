import type { MealType } from '../food-entries/schema.ts';
import type { Place } from './amount-weight.ts';
import { combineSaid } from './combine-said.ts';
import { builtInKnowledge } from './food-knowledge.ts';
import type { FoodItem } from './food-item.ts';
import { headOf } from './matching/modifiers.ts';
import { type NamedFood, resolveNames } from './matching/resolve-names.ts';
import { mealItem } from './meal-item.ts';
import { type Base, isInside, nextBase, placeOf } from './meal-place.ts';
import { readSaidFoods, type SaidFood } from './said-foods.ts';
import { noAmount } from './text/amount.ts';

/** A meal as its words tell it. */
export interface MealDescription {
  items: FoodItem[];
  /** The meal the words name, e.g. 'for breakfast'; null when they name none. */
  meal_type: MealType | null;
  /** Parts of the text that no food was found for, as they were written. */
  not_understood: string[];
}

/** A sane meal has no more foods, and nobody reads more leftovers. */
const MOST_ITEMS = 40;
const LONGEST_LEFTOVER = 120;

const itemOf = (named: NamedFood, said: SaidFood, place: Place, isFirst: boolean): FoodItem =>
  mealItem({
    match: named.match,
    amount: isFirst ? said.amount : noAmount,
    place: named.onTop ? 'on-food' : place,
    plural: said.plurals.has(headOf(named.words) ?? ''),
  });

/**
 * Turns a meal in words into weighed foods with figures from the built-in food table, e.g. '2 eggs and a slice of toast
 * with butter'. Any text is answered: what is not understood is returned, no food is ever invented, an amount that
 * nobody eats is cut and its confidence lowered. Same text, same answer.
 */
export const describeMeal = (text: string): MealDescription => {
  const { index, speller } = builtInKnowledge();
  const { said, meal_type } = readSaidFoods(text, index);
  const items: FoodItem[] = [];
  const leftovers: string[] = [];
  let base: Base | null = null;
  for (const food of combineSaid(said, index)) {
    if (food.negated || food.amount.count === 0) continue;
    if (food.words.length === 0) {
      if (/\d/.test(food.raw)) leftovers.push(food.raw);
      continue;
    }
    const { foods, unknown } = resolveNames(food.words, food.plurals, index, speller);
    if (unknown.length > 0) leftovers.push(foods.length === 0 ? food.raw : unknown.join(' '));
    const place = placeOf(food, base);
    const inside = isInside(food, foods, base);
    if (!inside) items.push(...foods.map((named, at) => itemOf(named, food, place, at === 0)));
    base = nextBase(base, food, foods, place === 'alone' && !inside);
  }
  return {
    items: items.slice(0, MOST_ITEMS),
    meal_type,
    not_understood: [...leftovers, ...items.slice(MOST_ITEMS).map((item) => item.name)]
      .slice(0, MOST_ITEMS)
      .map((part) => part.slice(0, LONGEST_LEFTOVER)),
  };
};
