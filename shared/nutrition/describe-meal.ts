import type { MealType } from '../food-entries/meal-type.ts';
import type { FoodItem } from './values/food-item.ts';
import type { FoodKnowledge } from './match/food-knowledge.ts';
import { itemsOf } from './values/food-items.ts';
import { joinSaid } from './match/grouping/group-mentions.ts';
import { lookIn } from './match/create-lookup.ts';
import { type Base, nextBase, placeOf } from './portions/placement.ts';
import { readSaidFoods } from './parse/parse-meal.ts';
import { shareTotal } from './passes/share-total-weight.ts';

/** A meal as its words tell it. */
export interface MealDescription {
  items: FoodItem[];
  /** The meal the words name, e.g. 'for breakfast'; null when they name none. */
  meal_type: MealType | null;
  /** Parts of the text that no food was found for, as they were written. */
  not_understood: string[];
}

/** A sane meal has no more foods, and nobody reads more leftovers. */
const MAX_ITEMS = 40;
const MAX_LEFTOVER_LENGTH = 120;
/** A longer text is no meal any more. */
const MAX_TEXT_LENGTH = 4_000;

/**
 * Turns a meal in words into weighed foods with figures from a food table, e.g. '2 eggs and a slice of toast
 * with butter'. Any text is answered: what is not understood is returned, no food is ever invented, an amount that
 * nobody eats is cut and its confidence lowered. Same text, same answer.
 */
export const describeMeal = (text: string, knowledge: FoodKnowledge): MealDescription => {
  const { said, meal_type } = readSaidFoods(text.slice(0, MAX_TEXT_LENGTH), knowledge);
  const look = lookIn(knowledge);
  const items: FoodItem[] = [];
  const leftovers: string[] = [];
  let base: Base | null = null;
  for (const food of shareTotal(joinSaid(said, look))) {
    const place = placeOf(food, base);
    const found = itemsOf(food, place, knowledge, look);
    items.push(...found.items);
    if (found.unknown !== '') leftovers.push(found.unknown);
    base = nextBase(base, food, place);
  }
  return {
    items: items.slice(0, MAX_ITEMS),
    meal_type,
    not_understood: [...leftovers, ...items.slice(MAX_ITEMS).map((item) => item.name)]
      .slice(0, MAX_ITEMS)
      .map((part) => part.slice(0, MAX_LEFTOVER_LENGTH)),
  };
};
