import type { FoodKnowledge } from '../nutrition/match/food-knowledge.ts';
import type { FoodItem } from '../nutrition/values/food-item.ts';
import { applyCorrections } from './apply-corrections.ts';
import { applyUsualPortions } from './apply-usual-portion.ts';
import type { Correction } from './corrections.ts';
import type { UsualPortion } from './usual-portions.ts';

/** What was learned from a user's corrections. */
export interface Learned {
  corrections: readonly Correction[];
  portions: readonly UsualPortion[];
}

export const nothingLearned: Learned = { corrections: [], portions: [] };

/** Applies corrections of the same phrases, then usual portions, on the server and in the browser. */
export const applyLearned = (
  items: readonly FoodItem[],
  { corrections, portions }: Learned,
  foods: FoodKnowledge,
): FoodItem[] => applyUsualPortions(applyCorrections(items, corrections, foods), portions, foods);
