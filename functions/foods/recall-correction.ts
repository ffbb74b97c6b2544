import { applyCorrections } from '#shared/foods/apply-corrections.ts';
import { applyUsualPortions, portionKeyOfItem } from '#shared/foods/apply-usual-portion.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import type { CorrectionsRepository } from './corrections-repository.ts';
import type { PortionsRepository } from './portions-repository.ts';
import { timeoutSignal } from '../platform/timeouts.ts';

/** Time limit for reading what was learned. After it, the lookup continues without it. */
const TIMEOUT_MS = 1_500;

/** Applies the user's earlier corrections of the same phrases and the usual portions to the items. */
export type Recall = (
  userId: string,
  items: readonly FoodItem[],
  foods: FoodKnowledge,
) => Promise<FoodItem[]>;

interface Dependencies {
  corrections: Pick<CorrectionsRepository, 'ofPhrases'>;
  portions: Pick<PortionsRepository, 'ofKeys'>;
  /** Logs why something learned could not be read. */
  report: (error: unknown) => void;
}

/**
 * Applies what was learned from a user's corrections: foods first, because a usual portion belongs to a food. If the
 * table fails, the lookup returns the food table's answer.
 */
export const createRecall =
  ({ corrections, portions, report }: Dependencies): Recall =>
  async (userId, items, foods) => {
    const patience = timeoutSignal(TIMEOUT_MS);
    const keysOf = (some: readonly FoodItem[]) => some.flatMap((item) => portionKeyOfItem(item) ?? []);
    const phrases = items.flatMap(({ said }) => said ?? []);
    if (phrases.length === 0) return [...items];
    try {
      const [learned, usual] = await Promise.all([
        corrections.ofPhrases(userId, phrases, patience),
        portions.ofKeys(userId, keysOf(items), patience),
      ]);
      const corrected = applyCorrections(items, learned, foods);
      const others = corrected.filter(({ record_id }, at) => record_id !== items[at]?.record_id);
      const more = others.length === 0 ? [] : await portions.ofKeys(userId, keysOf(others), patience);
      return applyUsualPortions(corrected, [...usual, ...more], foods);
    } catch (error) {
      report(error);
      return [...items];
    }
  };
