import { maxBelievableGrams } from '../nutrition/eaten-limit.ts';
import type { FoodItem } from '../nutrition/food-item.ts';
import type { FoodKnowledge } from '../nutrition/food-knowledge.ts';
import type { FoodRecord } from '../nutrition/food-record.ts';
import { servingWeight } from '../nutrition/portions/portion-weight.ts';
import { nutrientsOf, withGrams } from '../nutrition/totals.ts';
import type { Correction } from './corrections.ts';

/** The person said themselves what the words mean. */
const CONFIDENCE = 0.95;
const MAX_ALTERNATIVES = 3;

const roundGrams = (grams: number): number =>
  grams >= 10 ? Math.round(grams) : Math.max(0.1, Math.round(grams * 10) / 10);

type Alternative = NonNullable<FoodItem['alternatives']>[number];

/** What the item was without the correction, first: it may be meant this time. */
const alternativesOf = (item: FoodItem, recordId: string): Alternative[] => {
  const { name, grams, record_id, per_100_g, alternatives = [] } = item;
  const first = record_id === null ? [] : [{ name, grams, record_id, per_100_g }];
  return [...first, ...alternatives].filter((each) => each.record_id !== recordId).slice(0, MAX_ALTERNATIVES);
};

/** A said weight stays; else the person's share of the table's weight, or what is usually eaten of the food. */
const weightOf = (item: FoodItem, record: FoodRecord, factor: number | null): number => {
  const { grams, record_id, proposed_grams: proposed, alternatives = [] } = item;
  if (proposed === undefined) return grams;
  if (factor !== null) return proposed * factor;
  if (record_id === record.id) return grams;
  return alternatives.find((each) => each.record_id === record.id)?.grams ?? servingWeight(record).grams;
};

/** The table's own food for the words, at the person's share of its weight. A weight that is said stays. */
const reweighed = (item: FoodItem, factor: number | null, knowledge: FoodKnowledge): FoodItem => {
  const record = item.record_id === null ? null : knowledge.recordOf(item.record_id);
  if (record === null || factor === null || item.proposed_grams === undefined) return item;
  const grams = roundGrams(Math.min(item.proposed_grams * factor, maxBelievableGrams(record)));
  return { ...withGrams(item, grams), confidence: CONFIDENCE, remembered: true };
};

/**
 * An item as the person corrected it the last time that these words were said: their food where they chose one, and
 * their share of the table's weight where no weight was said. Unchanged when the table has lost the food.
 */
export const recalledItem = (item: FoodItem, correction: Correction, knowledge: FoodKnowledge): FoodItem => {
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
    nutrients: nutrientsOf(record.per_100_g, grams),
    alternatives: alternativesOf(item, record.id),
    remembered: true,
  };
};
