import { recalledItem } from '#shared/foods/recalled-item.ts';
import type { FoodItem } from '#shared/nutrition/food-item.ts';
import type { FoodKnowledge } from '#shared/nutrition/food-knowledge.ts';
import type { CorrectionsRepository } from './corrections-repository.ts';

/** A look-up waits no longer for what was learnt: it is answered without. */
const PATIENCE_MS = 1_500;

/** Items with the person's corrections of the same words. */
export type Recall = (
  userId: string,
  items: readonly FoodItem[],
  foods: FoodKnowledge,
) => Promise<FoodItem[]>;

/**
 * Applies what a person taught by correcting the same words before. A look-up does not fail with the table of rows: the
 * food table answers as it does for everybody, and `report` hears why.
 */
export const createRecall =
  (corrections: Pick<CorrectionsRepository, 'ofPhrases'>, report: (error: unknown) => void): Recall =>
  async (userId, items, foods) => {
    const phrases = items.flatMap(({ said }) => said ?? []);
    if (phrases.length === 0) return [...items];
    try {
      const learnt = await corrections.ofPhrases(userId, phrases, AbortSignal.timeout(PATIENCE_MS));
      const bySaid = new Map(learnt.map((each) => [each.said, each]));
      return items.map((item) => {
        const known = item.said === undefined ? undefined : bySaid.get(item.said);
        return known === undefined ? item : recalledItem(item, known, foods);
      });
    } catch (error) {
      report(error);
      return [...items];
    }
  };
