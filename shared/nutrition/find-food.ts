import { builtInKnowledge } from './food-knowledge.ts';
import { type FoodMatch, matchWords } from './matching/match-words.ts';
import { respell } from './matching/respell.ts';
import { contentWords } from './text/content-words.ts';

/** A name's main part: 'salmon' of 'salmon with dill', 'rice' of 'rice, steamed'. */
const mainPart = (name: string): string => name.split(/,|\(|\b(?:with|and|in|on|topped)\b/i)[0] ?? '';

/** What stands behind the main part may change the food, so half of the trust is gone. */
const PART_ONLY = 0.8;

/**
 * The food of the built-in table that a name means, e.g. 'grilled salmon fillet', 'steamed broccoli'.
 * Null when the table has none: nothing is guessed.
 */
export const findFood = (name: string): FoodMatch | null => {
  const { index, speller } = builtInKnowledge();
  const find = (text: string): FoodMatch | null => {
    const { words, trust } = respell(contentWords(text), index, speller);
    const match = matchWords(index, words);
    return match === null ? null : { ...match, score: match.score * trust };
  };
  const whole = find(name);
  if (whole !== null) return whole;
  const part = find(mainPart(name));
  return part === null ? null : { ...part, score: part.score * PART_ONLY };
};
