import { applyLearned, type Learned } from '#shared/foods/apply-learned.ts';
import { nameItemsIn } from '#shared/foods/name-items.ts';
import type { Language } from '#shared/language/languages.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';

/** Applies what was learned from the user's corrections to the items and names them in the user's language. */
export type RecallCorrections = (items: readonly FoodItem[]) => FoodItem[];

/** @param learned what the turn has read */
export const createRecallCorrections =
  (learned: Learned, foods: FoodKnowledge, language: Language): RecallCorrections =>
  (items) =>
    nameItemsIn(language, applyLearned(items, learned, foods), foods);
