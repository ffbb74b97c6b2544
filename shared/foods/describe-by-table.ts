import type { Language } from '../language/languages.ts';
import { describeMeal, type MealDescription } from '../nutrition/describe-meal.ts';
import type { FoodKnowledge } from '../nutrition/match/food-knowledge.ts';
import { applyLearned, type Learned } from './apply-learned.ts';
import { nameItemsIn } from './name-items.ts';

interface Context {
  foods: FoodKnowledge;
  /** What was learned from the user's corrections. */
  learned: Learned;
  /** Language of food names. */
  language: Language;
}

/**
 * Reads a text with the food table and the user's corrections: what the server answers without a language model.
 * @param text as typed
 */
export const describeByTable = (text: string, { foods, learned, language }: Context): MealDescription => {
  const meal = describeMeal(text.trim(), foods);
  const items = applyLearned(meal.items, learned, foods);
  return { ...meal, items: nameItemsIn(language, items, foods) };
};
