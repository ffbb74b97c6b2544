import type { MealType } from '../food-entries/meal-type.ts';
import type { FoodItem } from './values/food-item.ts';
import type { FoodKnowledge } from './match/food-knowledge.ts';
import { itemsOf } from './values/food-items.ts';
import { joinSaid } from './match/grouping/group-mentions.ts';
import { lookIn } from './match/create-lookup.ts';
import { type Base, nextBase, placeOf } from './portions/placement.ts';
import { readSaidFoods } from './parse/parse-meal.ts';
import { shareTotal } from './passes/share-total-weight.ts';

/** A parsed meal. */
export interface MealDescription {
  items: FoodItem[];
  /** The meal in the text, for example 'for breakfast', or null. */
  meal_type: MealType | null;
  /** Parts of the text without a matching food, as written. */
  not_understood: string[];
}

/** Maximum number of foods in a meal, and maximum length of unmatched text. */
const MAX_ITEMS = 40;
const MAX_LEFTOVER_LENGTH = 120;
/** Longer texts do not describe a meal. */
const MAX_TEXT_LENGTH = 4_000;

/**
 * Parses a free-text meal into weighed foods with food table values: '2 eggs and a slice of toast with butter'. Accepts
 * any text: phrases that are not understood are returned, no food is invented, and implausible amounts are reduced with
 * a lower confidence. Deterministic.
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
