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

/** Words that stand for a dish with these contents, although the table has no food of that name alone. */
const shortNames: readonly (readonly [name: RegExp, contains: NonNullable<CheckedFood['contains']>])[] = [
  [/\bmac\b/i, ['gluten', 'milk']],
  [/\bparm\b/i, ['gluten', 'milk', 'egg']],
  [/\bpesto\b/i, ['milk', 'nut']],
  [/\bcaesar\b/i, ['egg', 'fish', 'milk']],
  [/\bbenny\b/i, ['gluten', 'egg', 'milk']],
  [/\bmozz\b/i, ['milk']],
];

const shortNamesIn = (words: string): CheckedFood[] =>
  shortNames.filter(([name]) => name.test(words)).map(([, contains]) => ({ name: words, contains }));

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
  const found = items.flatMap(({ record_id, confidence, name }): CheckedFood[] => {
    const record = record_id === null ? null : foods.recordOf(record_id);
    if (record === null) return [{ name }];
    // What a guess contains is a warning; what it lacks says nothing about the food.
    return confidence < SURE ? [checkedRecord(record), { name: words }] : [checkedRecord(record)];
  });
  return [...found, ...not_understood.flatMap((name): CheckedFood[] => [{ name }, ...shortNamesIn(name)])];
};
