import type { FoodRecord, Portion } from './food-record.ts';
import { nameKey } from '../match/name-key.ts';
import { nameTerms } from '../match/name-terms.ts';
import { isNeutral } from '../match/word-classes.ts';

/** Energies of one food in two sources differ by less. */
const SAME_ENERGY = 0.15;

/** The portions of both; where both know a unit, those of the first. */
const portionsOf = (first: readonly Portion[], second: readonly Portion[]): Portion[] => {
  const known = new Set(first.map(({ unit }) => unit));
  return [...first, ...second.filter(({ unit }) => !known.has(unit))];
};

/** A name without categories and what goes without saying: 'cola' of 'Soft drink, cola'. */
const coreOf = (name: string): string =>
  nameKey(nameTerms(name).flatMap(({ word, files }) => (files || isNeutral(word) ? [] : [word])));

/** Foods as the dietary survey knows them, by the core of their names: it weighs the portions people eat. */
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
 * A full table under the names of the built-in one: a food that both know is one record, with the built-in name and
 * aliases and the full table's figures and portions. Where the survey weighs the portions of the same food, those count.
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
