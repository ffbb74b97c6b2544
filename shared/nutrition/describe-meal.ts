import type { MealType } from '../food-entries/meal-type.ts';
import { createLookup } from './match/create-lookup.ts';
import type { FoodKnowledge } from './match/food-knowledge.ts';
import { groupMentions } from './match/grouping/group-mentions.ts';
import { parseMeal } from './parse/parse-meal.ts';
import { runMentionPasses } from './passes/mention-passes.ts';
import { shareTotalWeight } from './passes/share-total-weight.ts';
import { findPlacements } from './portions/placement.ts';
import { buildFoodItems } from './values/food-items.ts';
import type { FoodItem } from './values/food-item.ts';

/** A meal, read from its text. */
export interface MealDescription {
  items: FoodItem[];
  /** The meal type that the text names, e.g. 'for breakfast'; null when it names none. */
  meal_type: MealType | null;
  /** Parts of the text that no food was found for, as the user wrote them. */
  not_understood: string[];
}

const MAX_ITEMS = 40;
const MAX_LEFTOVER_LENGTH = 120;
const MAX_TEXT_LENGTH = 4_000;

/**
 * Turns a free-text meal, e.g. '2 eggs and a slice of toast with butter', into weighed foods with values from a food
 * table. Never throws and never invents a food: unrecognized parts are returned in `not_understood`, and an implausible
 * amount is cut and lowers the confidence. The same text always gives the same result.
 */
export const describeMeal = (text: string, knowledge: FoodKnowledge): MealDescription => {
  const lookup = createLookup(knowledge);
  // Parse: text to tokens to segments to food mentions.
  const { mentions, meal_type } = parseMeal(text.slice(0, MAX_TEXT_LENGTH), knowledge);
  // Passes: resolve corrections, shared amounts, ingredients.
  const resolved = runMentionPasses(mentions);
  // Match: group neighboring mentions into the foods of the table that fit them best.
  const foods = shareTotalWeight(groupMentions(resolved, lookup));
  // Portions and values: weigh each food and calculate its nutrients.
  const placements = findPlacements(foods);
  const results = foods.map((food, at) => buildFoodItems(food, placements[at] ?? 'alone', knowledge, lookup));
  const items = results.flatMap((result) => result.items);
  const unknown = results.map((result) => result.unknown).filter((part) => part !== '');
  return {
    items: items.slice(0, MAX_ITEMS),
    meal_type,
    not_understood: [...unknown, ...items.slice(MAX_ITEMS).map((item) => item.name)]
      .slice(0, MAX_ITEMS)
      .map((part) => part.slice(0, MAX_LEFTOVER_LENGTH)),
  };
};
