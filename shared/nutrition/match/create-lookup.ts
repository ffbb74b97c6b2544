import type { FoodKnowledge } from './food-knowledge.ts';
import { type FoodMatch, matchFoods } from './match-foods.ts';
import type { Hint, QueryWord } from './query.ts';

/** Returns the foods that words name, best first. Cached per phrase. */
export type FoodLookup = (words: readonly QueryWord[], hint: Hint) => readonly FoodMatch[];

/** Maximum number of matches: the best food and its alternatives. */
const MAX_MATCHES = 4;

/** Creates a lookup in a table with a cache for one meal. */
export const createLookup = ({ index }: FoodKnowledge): FoodLookup => {
  const found = new Map<string, readonly FoodMatch[]>();
  return (words, hint) => {
    const cacheKey = words.map(({ word, share }) => `${word}:${share}`).join(' ');
    const key = `${hint.portion ?? ''} ${hint.size ?? ''} ${hint.poured} ${hint.weighed} ${hint.dry} ${cacheKey}`;
    const before = found.get(key);
    if (before !== undefined) return before;
    const matches = matchFoods(index, words, MAX_MATCHES, hint);
    found.set(key, matches);
    return matches;
  };
};
