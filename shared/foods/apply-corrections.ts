import type { FoodKnowledge } from '../nutrition/match/food-knowledge.ts';
import type { FoodItem } from '../nutrition/values/food-item.ts';
import { applyCorrection } from './apply-correction.ts';
import type { Correction } from './corrections.ts';

/** Applies earlier corrections of the same phrases to items, on the server and in the browser. */
export const applyCorrections = (
  items: readonly FoodItem[],
  corrections: readonly Correction[],
  foods: FoodKnowledge,
): FoodItem[] => {
  const byPhrase = new Map(corrections.map((each) => [each.said, each]));
  return items.map((item) => {
    const known = item.said === undefined ? undefined : byPhrase.get(item.said);
    return known === undefined ? item : applyCorrection(item, known, foods);
  });
};
