import type { FoodItem } from '#shared/nutrition/food-item.ts';
import { nutrientsOf, withGrams } from '#shared/nutrition/totals.ts';
import { inRowOf, keyOf } from './item-keys.ts';

export type Items = readonly FoodItem[];
/** Changes the foods as they stand when the correction arrives. */
export type CorrectItems = (correct: (items: Items) => FoodItem[]) => void;
export type Alternative = NonNullable<FoodItem['alternatives']>[number];

const MOST_ALTERNATIVES = 3;

type Mark = 'said' | 'proposed_grams' | 'amount_cut' | 'remembered';

const without = (item: FoodItem, marks: readonly Mark[]): FoodItem => {
  const rest = { ...item };
  for (const mark of marks) delete rest[mark];
  return rest;
};

/** What a person put right is neither cut nor only remembered any more. */
const corrected = (row: FoodItem, item: FoodItem): FoodItem =>
  inRowOf(row, { ...without(item, ['amount_cut', 'remembered']), corrected: true });

/** What was said stays what was said, whichever food it turned out to be: that is what is remembered. */
const toldAs = ({ said, proposed_grams }: FoodItem) => ({
  ...(said !== undefined && { said }),
  ...(proposed_grams !== undefined && { proposed_grams }),
});

const changeItem = (items: Items, key: string, change: (item: FoodItem) => FoodItem[]): FoodItem[] =>
  items.flatMap((item) => (keyOf(item) === key ? change(item) : [item]));

/** Weighs a food anew, g; its figures follow. */
export const reweighItem = (items: Items, key: string, grams: number): FoodItem[] =>
  changeItem(items, key, (item) => [item.grams === grams ? item : corrected(item, withGrams(item, grams))]);

const asAlternative = ({ name, grams, record_id, per_100_g }: FoodItem): Alternative[] =>
  record_id === null ? [] : [{ name, grams, record_id, per_100_g }];

/** Puts one of the other foods that may be meant in a food's place; that one is offered from then on. */
export const chooseAlternative = (items: Items, key: string, chosen: Alternative): FoodItem[] =>
  changeItem(items, key, (item) => {
    // A weight that was put right by hand stays; else it is what the same words mean for the other food.
    const grams = item.corrected ? item.grams : chosen.grams;
    const others = (item.alternatives ?? []).filter(({ record_id: id }) => id !== chosen.record_id);
    return [
      corrected(item, {
        ...toldAs(item),
        ...chosen,
        grams,
        source: 'usda',
        confidence: 1,
        nutrients: nutrientsOf(chosen.per_100_g, grams),
        alternatives: [...asAlternative(item), ...others].slice(0, MOST_ALTERNATIVES),
      }),
    ];
  });

/**
 * Puts what it really is in a food's place. One food keeps the weight that was there, unless the words said how much;
 * several bring their own.
 */
export const renameItem = (
  items: Items,
  key: string,
  foods: Items,
  { saysHowMuch = false }: { saysHowMuch?: boolean } = {},
): FoodItem[] =>
  changeItem(items, key, (item) => {
    const [only, ...others] = foods;
    if (!only || others.length > 0) return [...foods];
    const named = { ...without(only, ['said', 'proposed_grams']), ...toldAs(item), confidence: 1 };
    return [corrected(item, saysHowMuch ? named : withGrams(named, item.grams))];
  });

export const removeItem = (items: Items, key: string): FoodItem[] => changeItem(items, key, () => []);

/** Puts a food back where it was. */
export const putBack = (items: Items, item: FoodItem, at: number): FoodItem[] => items.toSpliced(at, 0, item);

export const addItems = (items: Items, foods: Items): FoodItem[] => [...items, ...foods];
