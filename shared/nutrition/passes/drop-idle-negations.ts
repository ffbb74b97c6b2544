import type { FoodLookup } from '../match/food-lookup.ts';
import { hintOf, wordsOf } from '../match/grouping/grouped-food.ts';
import type { FoodMatch } from '../match/match-foods.ts';
import { isStated } from '../parse/amount.ts';
import type { FoodMention } from '../parse/food-mention.ts';

/** Returns the foods of the table without the words of a negation: 'a hamburger without bun'. */
const foodsWithout = (
  food: readonly FoodMention[],
  negation: FoodMention,
  look: FoodLookup,
): readonly FoodMatch[] => {
  const denied = wordsOf(negation, true);
  return look([...food.flatMap((part) => wordsOf(part, false)), ...denied], hintOf(food)).filter((match) =>
    denied.some(({ word }) => match.words.has(word)),
  );
};

/** Returns what a negation may be about: the food with its additions, or the last one if it has an amount of its own. */
const partsOf = (food: readonly FoodMention[]): (readonly FoodMention[])[] =>
  food.slice(1).some((part) => part === food.at(-1) && isStated(part.amount))
    ? [food, food.slice(-1)]
    : [food];

/**
 * Drops negations that name no other food of the table: 'a burger, no bun, NO MAYO'. They would only make the text less
 * like the name that it means. A negation at the end of a list stays if the whole list is a name.
 */
export const dropIdleNegations = (mentions: readonly FoodMention[], look: FoodLookup): FoodMention[] => {
  let food: FoodMention[] = [];
  let list: FoodMention[] = [];
  return mentions.filter((mention) => {
    if (mention.negated)
      return (
        food.length === 0 ||
        partsOf(food).some((parts) => foodsWithout(parts, mention, look).length > 0) ||
        (list.length > food.length && foodsWithout(list, mention, look).some(({ score }) => score === 1))
      );
    if (mention.words.length === 0) return true;
    food = mention.link === 'listed' ? [mention] : [...food, mention];
    list = mention.startsSentence ? [mention] : [...list, mention];
    return true;
  });
};
