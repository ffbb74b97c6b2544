import type { Correction } from '#shared/foods/corrections.ts';
import { applyCorrection } from '#shared/foods/apply-correction.ts';
import { nameItemsIn } from '#shared/foods/name-items.ts';
import type { Language } from '#shared/language/languages.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';

/** Applies the user's earlier corrections of the same phrases to the items and names them in the user's language. */
export type RecallCorrections = (items: readonly FoodItem[]) => FoodItem[];

/** @param learned corrections that the turn has read */
export const createRecallCorrections = (
  learned: readonly Correction[],
  foods: FoodKnowledge,
  language: Language,
): RecallCorrections => {
  const byPhrase = new Map(learned.map((each) => [each.said, each]));
  const apply = (item: FoodItem): FoodItem => {
    const known = item.said === undefined ? undefined : byPhrase.get(item.said);
    return known === undefined ? item : applyCorrection(item, known, foods);
  };
  return (items) => nameItemsIn(language, items.map(apply), foods);
};
