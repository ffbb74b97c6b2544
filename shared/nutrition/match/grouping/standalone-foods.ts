import type { FoodLookup } from '../food-lookup.ts';
import type { FoodMatch } from '../match-foods.ts';
import { noHint } from '../query.ts';
import { ROUGH, weightOf } from '../word-classes.ts';
import type { FoodMention } from '../../parse/food-mention.ts';
import { normalForm } from '../../parse/normal-form.ts';

/** Minimum score for a part to be a food without its neighbors. */
const ALONE = 0.9;

const namingOf = (words: readonly string[]): string[] => words.filter((word) => weightOf(word) >= ROUGH);

/** Returns the parts that are foods on their own: 'rice' and 'steamed broccoli', but not 'breaded' or 'with skin'. */
export const findStandaloneFoods = (
  mentions: readonly FoodMention[],
  look: FoodLookup,
): ReadonlySet<FoodMention> =>
  new Set(
    mentions.filter(({ words, negated }) => {
      const naming = namingOf(words);
      const [match] = negated
        ? []
        : look(
            naming.map((word) => ({ word, share: 1 })),
            noHint,
          );
      return match !== undefined && match.score >= ALONE;
    }),
  );

/**
 * Returns whether a name is more specific than the text: a casserole for rice and broccoli, a scrambled egg for a fried
 * one.
 */
export const hasUnmentionedWords = ({ naming, front }: FoodMatch, parts: readonly FoodMention[]): boolean => {
  const mentioned = new Set(parts.flatMap(({ words, extra }) => [...words, ...extra]));
  return (
    naming.some((word) => !mentioned.has(word)) ||
    (front.length > 0 && !front.some((word) => mentioned.has(word)))
  );
};

/** Returns whether a name contains any naming word of a part. */
export const matchesAnyWord = ({ words: name }: FoodMatch, { words }: FoodMention): boolean =>
  namingOf(words).some((word) => name.has(word));

/** Returns whether a name contains all naming words of a part. */
export const matchesAllWords = ({ words: name }: FoodMatch, { words }: FoodMention): boolean =>
  namingOf(words).every((word) => name.has(word));

const hotDrinks: ReadonlySet<string> = new Set(['tea', 'coffee'].map(normalForm));

/** Returns whether a drink is taken for a part of a solid food's name: 'two biscuits WITH TEA' are no tea biscuits. */
export const takesUpDrink = ({ record, score }: FoodMatch, parts: readonly FoodMention[]): boolean =>
  !record.liquid &&
  score < 1 &&
  parts.some(
    ({ link, words }) => link === 'with' && words.length > 0 && words.every((word) => hotDrinks.has(word)),
  );
