import type { FoodKnowledge } from '../nutrition/match/food-knowledge.ts';
import { maxBelievableGrams } from '../nutrition/portions/believable-weight.ts';
import type { FoodItem } from '../nutrition/values/food-item.ts';
import { withGrams } from '../nutrition/values/totals.ts';
import { portionKeyOf } from './portion-key.ts';
import type { PortionKey, UsualPortion } from './usual-portions.ts';

/** High, because the user entered the weight before. */
const CONFIDENCE = 0.95;

const roundGrams = (grams: number): number =>
  grams >= 10 ? Math.round(grams) : Math.max(0.1, Math.round(grams * 10) / 10);

/** Returns the food and unit whose usual portion applies to an item, or null if its weight is stated. */
export const portionKeyOfItem = ({ record_id, portion, proposed_grams }: FoodItem): PortionKey | null =>
  record_id === null || portion === undefined || proposed_grams === undefined
    ? null
    : { record_id, unit: portion.unit };

/** Weighs items without a stated weight by the user's usual portions. */
export const applyUsualPortions = (
  items: readonly FoodItem[],
  portions: readonly UsualPortion[],
  { recordOf }: Pick<FoodKnowledge, 'recordOf'>,
): FoodItem[] => {
  const byKey = new Map(portions.map((portion) => [portionKeyOf(portion), portion]));
  return items.map((item) => {
    const key = portionKeyOfItem(item);
    const usual = key && byKey.get(portionKeyOf(key));
    const record = key && recordOf(key.record_id);
    if (!usual || !record) return item;
    const grams = usual.grams * (item.portion?.count ?? 1);
    const weighed = withGrams(item, roundGrams(Math.min(grams, maxBelievableGrams(record))));
    return { ...weighed, confidence: Math.max(CONFIDENCE, item.confidence), usual: true };
  });
};
