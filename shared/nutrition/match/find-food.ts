import type { FoodKnowledge } from './food-knowledge.ts';
import { type FoodMatch, matchFoods } from './match-foods.ts';
import { headOf } from './word-classes.ts';
import { respell } from './correct-spelling.ts';
import { contentWords } from '../parse/content-words.ts';

/** A name's main part: 'salmon' of 'salmon with dill', 'rice' of 'rice, steamed'. */
const mainPart = (name: string): string => name.split(/,|\(|\b(?:with|and|in|on|topped)\b/i)[0] ?? '';

/** Less agreement is a guess. */
const ENOUGH = 0.5;

/** What stands behind the main part may change the food, so half of the trust is gone. */
const PART_ONLY = 0.8;

/**
 * The foods of a table that a name means, e.g. 'grilled salmon fillet', 'steamed broccoli', likeliest first.
 * None when the table has none: nothing is guessed.
 * @param most so many are wanted
 */
export const findFoods = (name: string, knowledge: FoodKnowledge, most: number): FoodMatch[] => {
  const { index, speller } = knowledge;
  const find = (text: string): FoodMatch[] => {
    const { words, trust } = respell(contentWords(text), index, speller);
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

/** The food of a table that a name means most likely; null when the table has none. */
export const findFood = (name: string, knowledge: FoodKnowledge): FoodMatch | null =>
  findFoods(name, knowledge, 1)[0] ?? null;
