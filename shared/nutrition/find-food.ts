import { builtInKnowledge, type FoodKnowledge } from './food-knowledge.ts';
import { type FoodMatch, matchFoods } from './matching/match-foods.ts';
import { respell } from './matching/respell.ts';
import { contentWords } from './text/content-words.ts';

/** A name's main part: 'salmon' of 'salmon with dill', 'rice' of 'rice, steamed'. */
const mainPart = (name: string): string => name.split(/,|\(|\b(?:with|and|in|on|topped)\b/i)[0] ?? '';

/** Less agreement is a guess. */
const ENOUGH = 0.5;

/** What stands behind the main part may change the food, so half of the trust is gone. */
const PART_ONLY = 0.8;

/**
 * The food of a table that a name means, e.g. 'grilled salmon fillet', 'steamed broccoli'.
 * Null when the table has none: nothing is guessed.
 */
export const findFood = (name: string, knowledge: FoodKnowledge = builtInKnowledge()): FoodMatch | null => {
  const { index, speller } = knowledge;
  const find = (text: string): FoodMatch | null => {
    const { words, trust } = respell(contentWords(text), index, speller);
    const [match] = matchFoods(
      index,
      words.map((word) => ({ word, share: 1 })),
      1,
    );
    return match === undefined || match.score < ENOUGH ? null : { ...match, score: match.score * trust };
  };
  const whole = find(name);
  if (whole !== null) return whole;
  const part = find(mainPart(name));
  return part === null ? null : { ...part, score: part.score * PART_ONLY };
};
