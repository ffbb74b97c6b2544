import type { FoodRecord } from '../../table/food-record.ts';
import { normalForm } from '../../parse/normal-form.ts';
import { exactName, type FoodIndex } from '../food-index.ts';

/** Returns whether a food is of a kind, from its contents and its values in g (energy in kcal) per 100 g. */
type IsOfKind = (food: FoodRecord) => boolean;

const isBetween = (value: number | null, least: number, most: number): boolean =>
  value !== null && value >= least && value <= most;

const isBaked =
  (sugar: readonly [least: number, most: number], energy: readonly [least: number, most: number]): IsOfKind =>
  ({ contains, per_100_g: values, liquid }) =>
    !liquid &&
    contains?.includes('gluten') === true &&
    isBetween(values.calories, ...energy) &&
    isBetween(values.sugar ?? 0, ...sugar);

/** Words that only repeat what a food is, with the foods that they can follow: 'cod FISH', 'ciabatta BREAD'. */
const categories: ReadonlyMap<string, IsOfKind> = new Map(
  Object.entries<IsOfKind>({
    fish: ({ contains }) => contains?.includes('fish') === true,
    cheese: ({ contains, per_100_g: { calories, protein, carbs } }) =>
      contains?.includes('milk') === true &&
      isBetween(calories, 150, 480) &&
      isBetween(protein, 10, 50) &&
      isBetween(carbs, 0, 12),
    bread: isBaked([0, 16], [200, 420]),
    pasta: isBaked([0, 6], [110, 390]),
    cookie: isBaked([15, 70], [340, 600]),
    cracker: isBaked([0, 15], [340, 560]),
    wine: ({ contains, per_100_g: { calories } }) =>
      contains?.includes('alcohol') === true && isBetween(calories, 55, 170),
  }).map(([word, isOfKind]) => [normalForm(word), isOfKind]),
);

/**
 * Returns the number of words without a last one that only repeats what the food is, or all of them: 'prosecco wine' is
 * prosecco, but 'garlic bread' is no garlic.
 */
export const countWithoutCategory = (index: FoodIndex, words: readonly string[]): number => {
  const isOfKind = categories.get(words.at(-1) ?? '');
  if (isOfKind === undefined || words.length < 2 || exactName(index, words) !== null) return words.length;
  const food = exactName(index, words.slice(0, -1))?.record;
  return food !== undefined && isOfKind(food) ? words.length - 1 : words.length;
};
