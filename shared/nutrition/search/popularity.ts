import type { FoodIndex } from '../match/food-index.ts';
import { nameTerms } from '../match/name-terms.ts';
import type { FoodRecord } from '../table/food-record.ts';
import { namesWith } from './names-with.ts';

/** Cache of the number of names, by food. */
const kept = new WeakMap<FoodIndex, WeakMap<FoodRecord, number>>();
const keptOf = (index: FoodIndex): WeakMap<FoodRecord, number> => {
  const before = kept.get(index);
  if (before !== undefined) return before;
  const made = new WeakMap<FoodRecord, number>();
  kept.set(index, made);
  return made;
};

/** Points for each doubling of the number of names, and the maximum. */
const PER_DOUBLING = 1;
const MAX_POINTS = 6;

/**
 * Returns points for how common a food is: the number of names in the table that contain all words of its name. 'Skim
 * milk' is in dozens of them, 'malted milk' in a few.
 */
export const popularityOf = (record: FoodRecord, index: FoodIndex): number => {
  const cache = keptOf(index);
  const before = cache.get(record);
  if (before !== undefined) return before;
  const count = namesWith(
    index,
    nameTerms(record.name).map(({ word }) => [word]),
  ).length;
  const points = Math.min(MAX_POINTS, PER_DOUBLING * Math.log2(1 + count));
  cache.set(record, points);
  return points;
};
