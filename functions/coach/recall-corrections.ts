import type { Correction } from '#shared/foods/corrections.ts';
import { applyCorrections } from '#shared/foods/apply-corrections.ts';
import { nameItemsIn } from '#shared/foods/name-items.ts';
import type { Language } from '#shared/language/languages.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';

/** Applies the user's earlier corrections of the same phrases to the items and names them in the user's language. */
export type RecallCorrections = (items: readonly FoodItem[]) => FoodItem[];

/** @param learned corrections that the turn has read */
export const createRecallCorrections =
  (learned: readonly Correction[], foods: FoodKnowledge, language: Language): RecallCorrections =>
  (items) =>
    nameItemsIn(language, applyCorrections(items, learned, foods), foods);
