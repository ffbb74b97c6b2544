import { applyCorrections } from '#shared/foods/apply-corrections.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import type { CorrectionsRepository } from './corrections-repository.ts';
import { timeoutSignal } from '../platform/timeouts.ts';

/** Time limit for reading corrections. After it, the lookup continues without them. */
const TIMEOUT_MS = 1_500;

/** Applies the user's earlier corrections of the same phrases to the items. */
export type Recall = (
  userId: string,
  items: readonly FoodItem[],
  foods: FoodKnowledge,
) => Promise<FoodItem[]>;

/**
 * Applies a user's earlier corrections. If the table fails, the lookup returns the food table's answer and `report`
 * logs why.
 */
export const createRecall =
  (corrections: Pick<CorrectionsRepository, 'ofPhrases'>, report: (error: unknown) => void): Recall =>
  async (userId, items, foods) => {
    const phrases = items.flatMap(({ said }) => said ?? []);
    if (phrases.length === 0) return [...items];
    try {
      const learned = await corrections.ofPhrases(userId, phrases, timeoutSignal(TIMEOUT_MS));
      return applyCorrections(items, learned, foods);
    } catch (error) {
      report(error);
      return [...items];
    }
  };
