import type { Correction } from '#shared/foods/corrections.ts';
import { applyCorrection } from '#shared/foods/apply-correction.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';

/** Applies the user's earlier corrections of the same phrases to the items. */
export type RecallCorrections = (items: readonly FoodItem[]) => FoodItem[];

/** @param learned corrections that the turn has read */
export const createRecallCorrections = (
  learned: readonly Correction[],
  foods: FoodKnowledge,
): RecallCorrections => {
  const byPhrase = new Map(learned.map((each) => [each.said, each]));
  return (items) =>
    items.map((item) => {
      const known = item.said === undefined ? undefined : byPhrase.get(item.said);
      return known === undefined ? item : applyCorrection(item, known, foods);
    });
};
