import type { FoodLookup } from '../match/create-lookup.ts';
import { noHint } from '../match/query.ts';
import { weights } from '../match/scoring-weights.ts';
import { isStated } from '../parse/amount.ts';
import type { FoodMention } from '../parse/food-mention.ts';

const excludes = (word: string): string => `no:${word}`;

/** Returns whether the table has the food without these words: 'a hamburger without bun'. */
const isInTable = (food: readonly FoodMention[], { words }: FoodMention, look: FoodLookup): boolean =>
  look(
    [
      ...food.flatMap((part) => part.words.map((word) => ({ word, share: 1 }))),
      ...words.map((word) => ({ word: excludes(word), share: weights.denied })),
    ],
    noHint,
  ).some((match) => words.some((word) => match.words.has(excludes(word))));

/** Returns what a negation may be about: the food with its additions, or the last one if it has an amount of its own. */
const partsOf = (food: readonly FoodMention[]): (readonly FoodMention[])[] =>
  food.slice(1).some((part) => part === food.at(-1) && isStated(part.amount))
    ? [food, food.slice(-1)]
    : [food];

/**
 * Drops negations that name no other food of the table: 'a burger, no bun, NO MAYO'. They would only make the text less
 * like the name that it means.
 */
export const dropIdleNegations = (mentions: readonly FoodMention[], look: FoodLookup): FoodMention[] => {
  let food: FoodMention[] = [];
  return mentions.filter((mention) => {
    if (mention.negated)
      return food.length === 0 || partsOf(food).some((parts) => isInTable(parts, mention, look));
    if (mention.words.length === 0) return true;
    food = mention.link === 'listed' ? [mention] : [...food, mention];
    return true;
  });
};
