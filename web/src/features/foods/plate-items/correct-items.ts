import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { scaleNutrients, withGrams } from '#shared/nutrition/values/totals.ts';
import { inRowOf, keyOf } from './item-keys.ts';

export type Items = readonly FoodItem[];
/** Applies a change to the current foods. */
export type CorrectItems = (correct: (items: Items) => FoodItem[]) => void;
export type Alternative = NonNullable<FoodItem['alternatives']>[number];

const MAX_ALTERNATIVES = 3;

type Mark =
  | 'said'
  | 'proposed_grams'
  | 'proposed_record_id'
  | 'portion'
  | 'amount_cut'
  | 'remembered'
  | 'usual'
  | 'weighed';

const without = (item: FoodItem, marks: readonly Mark[]): FoodItem => {
  const rest = { ...item };
  for (const mark of marks) delete rest[mark];
  return rest;
};

/** Marks a corrected food: it is no longer capped or taken from memory. */
const corrected = (row: FoodItem, item: FoodItem): FoodItem =>
  inRowOf(row, { ...without(item, ['amount_cut', 'remembered', 'usual']), corrected: true });

/** Keeps the original phrase and proposal of a replaced food: corrections are remembered by them. */
const pickOrigin = ({ said, proposed_grams, portion, proposed_record_id }: FoodItem) => ({
  ...(said !== undefined && { said }),
  ...(proposed_grams !== undefined && { proposed_grams }),
  ...(portion !== undefined && { portion }),
  ...(proposed_record_id !== undefined && { proposed_record_id }),
});

const changeItem = (items: Items, key: string, change: (item: FoodItem) => FoodItem[]): FoodItem[] =>
  items.flatMap((item) => (keyOf(item) === key ? change(item) : [item]));

/** Sets a food's weight in g and updates its nutrition facts. */
export const reweighItem = (items: Items, key: string, grams: number): FoodItem[] =>
  changeItem(items, key, (item) => [corrected(item, { ...withGrams(item, grams), weighed: true })]);

/** With calories typed by the user, it is no longer the record's food. */
const asAlternative = ({ name, grams, record_id, per_100_g, source }: FoodItem): Alternative[] =>
  record_id === null || source === 'user' ? [] : [{ name, grams, record_id, per_100_g }];

/** Returns the weight of a replacement food in g: the typed one, or the one that the same phrase means for it. */
export const gramsOfChoice = (item: FoodItem, chosen: Alternative): number =>
  item.weighed ? item.grams : chosen.grams;

/** Replaces a food by one of its alternatives; the replaced food becomes an alternative. */
export const chooseAlternative = (items: Items, key: string, chosen: Alternative): FoodItem[] =>
  changeItem(items, key, (item) => {
    const grams = gramsOfChoice(item, chosen);
    const others = (item.alternatives ?? []).filter(({ record_id: id }) => id !== chosen.record_id);
    return [
      corrected(item, {
        ...pickOrigin(item),
        ...(item.weighed && { weighed: true }),
        ...chosen,
        grams,
        source: 'usda',
        confidence: 1,
        nutrients: scaleNutrients(chosen.per_100_g, grams),
        alternatives: [...asAlternative(item), ...others].slice(0, MAX_ALTERNATIVES),
      }),
    ];
  });

/** Clears the portion, because a weight given in the text has none. */
const withSaidWeight = (item: FoodItem): FoodItem =>
  item.proposed_grams === undefined ? { ...item, weighed: true } : item;

/**
 * Returns the weight for a food that replaces another: one that was typed, given in the text or estimated from a photo;
 * otherwise its own.
 */
const weighedAs = (row: FoodItem, item: FoodItem): FoodItem => {
  if (row.weighed) return { ...withGrams(item, row.grams), weighed: true };
  return row.proposed_grams === undefined ? withGrams(item, row.grams) : item;
};

/**
 * Replaces a food by the foods that a text describes. A single food keeps a weight that was typed, given or estimated,
 * unless the text contains an amount; a weight from the previous food's portion is recalculated. Several foods use
 * their own weights.
 */
export const renameItem = (
  items: Items,
  key: string,
  foods: Items,
  { hasAmount = false }: { hasAmount?: boolean } = {},
): FoodItem[] =>
  changeItem(items, key, (item) => {
    const [only, ...others] = foods;
    if (!only || others.length > 0) return [...foods];
    const weighed = hasAmount ? withSaidWeight(only) : weighedAs(item, only);
    const named = without(weighed, ['said', 'proposed_grams', 'portion', 'proposed_record_id']);
    return [corrected(item, { ...named, ...pickOrigin(item), confidence: 1 })];
  });

export const removeItem = (items: Items, key: string): FoodItem[] => changeItem(items, key, () => []);

/** Restores a removed food at its position. */
export const putBack = (items: Items, item: FoodItem, at: number): FoodItem[] => items.toSpliced(at, 0, item);

export const addItems = (items: Items, foods: Items): FoodItem[] => [...items, ...foods];
