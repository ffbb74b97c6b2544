import type { FoodRecord, Portion } from './food-record.ts';
import { nameKey } from '../match/name-key.ts';
import { nameTerms } from '../match/name-terms.ts';
import { isNeutral } from '../match/word-classes.ts';

/** Maximum difference in energy of the same food in two sources. */
const SAME_ENERGY = 0.15;

/** Portions that decide what an amount without a unit means, for which the built-in table's review is used. */
const defaults: ReadonlySet<string> = new Set(['serving', 'whole', 'splash', 'topping']);

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
 * Merges a full table with the built-in one: a food in both becomes one record with the built-in name, aliases and
 * portions and the full table's values. Units that the built-in table lacks come from the full one, the dietary survey
 * first. Built-in foods stand first, in their order.
 */
export const mergeTables = (builtIn: readonly FoodRecord[], full: readonly FoodRecord[]): FoodRecord[] => {
  const named = new Map(builtIn.map((food) => [food.id, food]));
  const survey = surveyByCore(full);
  const merge = (own: FoodRecord, food: FoodRecord): FoodRecord => {
    const names = own.id.startsWith('fndds:') ? [] : [own.name, ...own.aliases];
    const eaten = names.map((name) => survey.get(coreOf(name))).find((each) => each && isAlike(each, own));
    const measured = portionsOf(eaten?.portions ?? [], food.portions);
    const portions = portionsOf(
      own.portions,
      measured.filter(({ unit }) => !defaults.has(unit)),
    );
    return {
      ...own,
      per_100_g: food.per_100_g,
      portions,
      liquid: food.liquid || own.liquid,
      reference: food.name,
    };
  };
  const byId = new Map(full.map((food) => [food.id, food]));
  const merged = builtIn.map((own): FoodRecord => {
    const food = byId.get(own.id);
    return food === undefined ? own : merge(own, food);
  });
  return [...merged, ...full.filter(({ id }) => !named.has(id))];
};
