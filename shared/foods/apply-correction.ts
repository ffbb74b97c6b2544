import { maxBelievableGrams } from '../nutrition/portions/believable-weight.ts';
import type { FoodItem } from '../nutrition/values/food-item.ts';
import type { FoodKnowledge } from '../nutrition/match/food-knowledge.ts';
import type { FoodRecord } from '../nutrition/table/food-record.ts';
import { servingWeight } from '../nutrition/portions/portion-weight.ts';
import { scaleNutrients, withGrams } from '../nutrition/values/totals.ts';
import type { Correction } from './corrections.ts';

/** High, because the user stated the meaning. */
const CONFIDENCE = 0.95;
const MAX_ALTERNATIVES = 3;

const roundGrams = (grams: number): number =>
  grams >= 10 ? Math.round(grams) : Math.max(0.1, Math.round(grams * 10) / 10);

type Alternative = NonNullable<FoodItem['alternatives']>[number];

/** Returns the alternatives, starting with the item before the correction, which may be meant this time. */
const alternativesOf = (item: FoodItem, recordId: string): Alternative[] => {
  const { name, grams, record_id, per_100_g, alternatives = [] } = item;
  const first = record_id === null ? [] : [{ name, grams, record_id, per_100_g }];
  return [...first, ...alternatives].filter((each) => each.record_id !== recordId).slice(0, MAX_ALTERNATIVES);
};

/**
 * Returns the weight: the stated one, otherwise the learned factor times the table's weight, otherwise the food's usual
 * serving.
 */
const weightOf = (item: FoodItem, record: FoodRecord, factor: number | null): number => {
  const { grams, record_id, proposed_grams: proposed, alternatives = [] } = item;
  if (proposed === undefined) return grams;
  if (factor !== null) return proposed * factor;
  if (record_id === record.id) return grams;
  return alternatives.find((each) => each.record_id === record.id)?.grams ?? servingWeight(record).grams;
};

/** Returns the food table's choice with the learned weight. A stated weight is kept. */
const reweighed = (item: FoodItem, factor: number | null, knowledge: FoodKnowledge): FoodItem => {
  const record = item.record_id === null ? null : knowledge.recordOf(item.record_id);
  if (record === null || factor === null || item.proposed_grams === undefined) return item;
  const grams = roundGrams(Math.min(item.proposed_grams * factor, maxBelievableGrams(record)));
  return { ...withGrams(item, grams), confidence: CONFIDENCE, remembered: true };
};

/**
 * Applies an earlier correction of the same phrase to an item: the chosen food, and the learned weight if none is
 * stated. Unchanged if the food table no longer has the food.
 */
export const applyCorrection = (
  item: FoodItem,
  correction: Correction,
  knowledge: FoodKnowledge,
): FoodItem => {
  const { record_id: id, grams_factor: factor } = correction;
  if (id === null) return reweighed(item, factor, knowledge);
  const record = knowledge.recordOf(id);
  if (record === null) return item;
  const wanted = weightOf(item, record, factor);
  const grams = roundGrams(Math.min(wanted, maxBelievableGrams(record)));
  return {
    ...item,
    name: record.name,
    grams,
    record_id: record.id,
    source: 'usda',
    confidence: CONFIDENCE,
    per_100_g: record.per_100_g,
    nutrients: scaleNutrients(record.per_100_g, grams),
    alternatives: alternativesOf(item, record.id),
    remembered: true,
  };
};
