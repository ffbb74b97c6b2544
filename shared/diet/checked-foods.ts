import { describeMeal } from '../nutrition/describe-meal.ts';
import type { FoodKnowledge } from '../nutrition/match/food-knowledge.ts';
import type { FoodRecord } from '../nutrition/table/food-record.ts';
import type { FoodItem } from '../nutrition/values/food-item.ts';
import type { CheckedFood } from './conflicts.ts';

/** Returns what the food table knows about a record. */
export const checkedRecord = ({
  name,
  aliases,
  german = [],
  diet,
  contains,
  per_100_g: { carbs },
}: FoodRecord): CheckedFood => ({
  name,
  diet,
  contains: diet == null ? undefined : contains,
  carbs,
  madeOf: [...aliases, ...german],
});

/** Matches the confidence below which a food is a guess. */
const SURE = 0.5;

/**
 * Returns what is known about a food of a meal. A guess, a brand that the table lacks and a food without a record are
 * unknown.
 */
export const checkedItem = (
  {
    name,
    record_id,
    stands_for,
    confidence,
    source,
  }: Pick<FoodItem, 'name' | 'record_id' | 'stands_for' | 'confidence' | 'source'>,
  recordOf: FoodKnowledge['recordOf'],
): CheckedFood => {
  const record = record_id === null ? null : recordOf(record_id);
  if (record === null) return { name };
  const known = checkedRecord(record);
  const isGuess = stands_for !== undefined || (source !== 'user' && confidence < SURE);
  return isGuess ? { name, contains: undefined, madeOf: known.madeOf } : { ...known, name };
};

/** Looks up the foods of a phrase. A phrase with words that were not understood is unknown in part. */
export const findCheckedFoods = (words: string, foods: FoodKnowledge): CheckedFood[] => {
  const { items, not_understood } = describeMeal(words, foods);
  const found = items.flatMap(({ record_id }) => {
    const record = record_id === null ? null : foods.recordOf(record_id);
    return record === null ? [] : [checkedRecord(record)];
  });
  return [...found, ...not_understood.map((name) => ({ name }))];
};
