import type { FoodKnowledge } from './food-knowledge.ts';
import { type FoodMatch, matchFoods } from './match-foods.ts';
import type { Hint, QueryWord } from './query.ts';

/** Returns the foods that words name, best first. Cached per phrase. */
export type FoodLookup = (words: readonly QueryWord[], hint: Hint) => readonly FoodMatch[];

/** Maximum number of matches: the best food and its alternatives. */
const MAX_MATCHES = 4;
/** Maximum number of phrases that are kept per table, since people eat the same foods again and again. */
const MAX_PHRASES = 2_000;

const keyOf = (words: readonly QueryWord[], hint: Hint): string => {
  let key = `${hint.portion ?? ''} ${hint.size ?? ''} ${hint.poured} ${hint.weighed} ${hint.dry}`;
  for (const { word, share, carries } of words) key += ` ${word}:${share}${carries === true ? ':in' : ''}`;
  return key;
};

/** Creates a lookup in a table. */
const createLookup = ({ index }: FoodKnowledge): FoodLookup => {
  const found = new Map<string, readonly FoodMatch[]>();
  return (words, hint) => {
    const key = keyOf(words, hint);
    const before = found.get(key);
    if (before !== undefined) return before;
    if (found.size >= MAX_PHRASES) found.clear();
    const matches = matchFoods(index, words, MAX_MATCHES, hint);
    found.set(key, matches);
    return matches;
  };
};

const lookups = new WeakMap<FoodKnowledge, FoodLookup>();

/** Returns the lookup in a table, the same one for the same table. */
export const lookupOf = (knowledge: FoodKnowledge): FoodLookup => {
  const lookup = lookups.get(knowledge) ?? createLookup(knowledge);
  lookups.set(knowledge, lookup);
  return lookup;
};
