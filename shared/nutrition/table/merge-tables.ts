import type { FoodRecord, Portion } from './food-record.ts';
import { nameKey } from '../match/name-key.ts';
import { nameTerms } from '../match/name-terms.ts';
import { isNeutral } from '../match/word-classes.ts';

/** Maximum difference in energy of the same food in two sources. */
const SAME_ENERGY = 0.15;

/** Merges portions; for a unit in both, the first table's are used. */
const portionsOf = (first: readonly Portion[], second: readonly Portion[]): Portion[] => {
  const known = new Set(first.map(({ unit }) => unit));
  return [...first, ...second.filter(({ unit }) => !known.has(unit))];
};

/** Returns the significant words of a name: 'cola' for 'Soft drink, cola'. */
const coreOf = (name: string): string =>
  nameKey(nameTerms(name).flatMap(({ word, files }) => (files || isNeutral(word) ? [] : [word])));

/** Indexes the foods of the dietary survey by significant words: their portions are weighed as eaten. */
const surveyByCore = (full: readonly FoodRecord[]): Map<string, FoodRecord> => {
  const byCore = new Map<string, FoodRecord>();
  for (const food of full) {
    const core = food.id.startsWith('fndds:') ? coreOf(food.name) : '';
    if (core !== '' && !byCore.has(core)) byCore.set(core, food);
  }
  return byCore;
};

const isAlike = (one: FoodRecord, other: FoodRecord): boolean => {
  const [a, b] = [one.per_100_g.calories ?? 0, other.per_100_g.calories ?? 0];
  return Math.abs(a - b) <= SAME_ENERGY * Math.max(a, b);
};

/**
 * Merges a full table with the built-in one: a food in both becomes one record with the built-in name and aliases and
 * the full table's values and portions. Portions of the dietary survey take precedence.
 */
export const mergeTables = (builtIn: readonly FoodRecord[], full: readonly FoodRecord[]): FoodRecord[] => {
  const named = new Map(builtIn.map((food) => [food.id, food]));
  const survey = surveyByCore(full);
  const merge = (own: FoodRecord, food: FoodRecord): FoodRecord => {
    const names = own.id.startsWith('fndds:') ? [] : [own.name, ...own.aliases];
    const eaten = names.map((name) => survey.get(coreOf(name))).find((each) => each && isAlike(each, own));
    const portions = portionsOf(eaten?.portions ?? [], portionsOf(food.portions, own.portions));
    return {
      ...own,
      per_100_g: food.per_100_g,
      portions,
      liquid: food.liquid || own.liquid,
      reference: food.name,
    };
  };
  const merged = full.map((food): FoodRecord => {
    const own = named.get(food.id);
    named.delete(food.id);
    return own === undefined ? food : merge(own, food);
  });
  return [...merged, ...named.values()];
};
