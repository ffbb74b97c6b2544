import type { Language } from '../language/languages.ts';
import { describeMeal, type MealDescription } from '../nutrition/describe-meal.ts';
import type { FoodKnowledge } from '../nutrition/match/food-knowledge.ts';
import { applyCorrections } from './apply-corrections.ts';
import type { Correction } from './corrections.ts';
import { nameItemsIn } from './name-items.ts';

interface Context {
  foods: FoodKnowledge;
  /** The user's corrections. */
  corrections: readonly Correction[];
  /** Language of food names. */
  language: Language;
}

/**
 * Reads a text with the food table and the user's corrections: what the server answers without a language model.
 * @param text as typed
 */
export const describeByTable = (text: string, { foods, corrections, language }: Context): MealDescription => {
  const meal = describeMeal(text.trim(), foods);
  const items = applyCorrections(meal.items, corrections, foods);
  return { ...meal, items: nameItemsIn(language, items, foods) };
};
