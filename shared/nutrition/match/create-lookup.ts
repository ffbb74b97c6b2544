import type { FoodKnowledge } from './food-knowledge.ts';
import { type FoodMatch, matchFoods } from './match-foods.ts';
import type { Hint, SaidWord } from './query.ts';

/** The foods that words name, best first; the same words are looked up once. */
export type Look = (words: readonly SaidWord[], hint: Hint) => readonly FoodMatch[];

/** The best and what else it may have been. */
const MAX_MATCHES = 4;

/** A look-up in a table that remembers for one meal. */
export const lookIn = ({ index }: FoodKnowledge): Look => {
  const found = new Map<string, readonly FoodMatch[]>();
  return (words, hint) => {
    const told = words.map(({ word, share }) => `${word}:${share}`).join(' ');
    const key = `${hint.portion ?? ''} ${hint.size ?? ''} ${hint.poured} ${hint.weighed} ${hint.dry} ${told}`;
    const before = found.get(key);
    if (before !== undefined) return before;
    const matches = matchFoods(index, words, MAX_MATCHES, hint);
    found.set(key, matches);
    return matches;
  };
};
