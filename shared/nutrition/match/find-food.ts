import type { FoodKnowledge } from './food-knowledge.ts';
import { type FoodMatch, matchFoods } from './match-foods.ts';
import { headOf } from './word-classes.ts';
import { correctSpelling } from './correct-spelling.ts';
import { contentWords } from '../parse/content-words.ts';

/** Returns the main part of a name: 'salmon' for 'salmon with dill', 'rice' for 'rice, steamed'. */
const mainPart = (name: string): string => name.split(/,|\(|\b(?:with|and|in|on|topped)\b/i)[0] ?? '';

/** Minimum score of a match. */
const ENOUGH = 0.5;

/** Confidence factor if only the main part matches, since the rest may change the food. */
const PART_ONLY = 0.8;

/**
 * Returns the foods that a name may mean, for example 'grilled salmon fillet' or 'steamed broccoli', most likely first.
 * Empty if the table has none: nothing is guessed.
 * @param most maximum number of foods
 */
export const findFoods = (name: string, knowledge: FoodKnowledge, most: number): FoodMatch[] => {
  const { index, speller } = knowledge;
  const find = (text: string): FoodMatch[] => {
    const { words, trust } = correctSpelling(contentWords(text), index, speller);
    const matches = matchFoods(
      index,
      words.map((word) => ({ word, share: 1 })),
      most,
    );
    const isGuess = (matches[0]?.score ?? 0) < ENOUGH;
    return isGuess ? [] : matches.map((match) => ({ ...match, score: match.score * trust }));
  };
  const main = headOf(contentWords(mainPart(name))) ?? '';
  const whole = find(name);
  // 'Roast potatoes with rosemary' are potatoes.
  const isAbout = whole[0]?.words.has(main) === true || !index.vocabulary.has(main);
  if (whole.length > 0 && isAbout) return whole;
  const parts = find(mainPart(name)).map((part) => ({ ...part, score: part.score * PART_ONLY }));
  return parts.length > 0 ? parts : whole;
};

/** Returns the most likely food for a name, or null if the table has none. */
export const findFood = (name: string, knowledge: FoodKnowledge): FoodMatch | null =>
  findFoods(name, knowledge, 1)[0] ?? null;
