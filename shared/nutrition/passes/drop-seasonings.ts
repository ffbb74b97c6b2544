import { ROUGH, weightOf } from '../match/word-classes.ts';
import type { FoodMention } from '../parse/food-mention.ts';
import { isStated } from '../parse/amount.ts';
import { normalForm } from '../parse/normal-form.ts';

/** Seasonings that are cooked and weighed together with a food. */
const seasonings: ReadonlySet<string> = new Set(
  `salt onion garlic ginger pepper chili chile spice herb powder turmeric cumin coriander parsley lemon vinegar
  berbere masala bouillon seasoning water tap`
    .split(/\s+/)
    .map(normalForm),
);

const isSeasoning = ({ words, amount, negated }: FoodMention): boolean => {
  const naming = words.filter((word) => weightOf(word) >= ROUGH);
  return !negated && !isStated(amount) && naming.length > 0 && naming.every((word) => seasonings.has(word));
};

/**
 * Drops seasonings without an amount listed after a weighed food, since they were weighed with it: '100 g of kale with
 * oil, ONION AND SALT'. Keeps the first one, which may be part of the name: 'rice with oil'.
 */
export const dropSeasonings = (mentions: readonly FoodMention[]): FoodMention[] => {
  let inWeighed = false;
  let isFirst = true;
  return mentions.filter((food) => {
    if (isStated(food.amount) || food.startsSentence) {
      inWeighed = food.amount.grams !== null;
      isFirst = true;
      return true;
    }
    if (isFirst) {
      inWeighed &&= food.link === 'with' || food.link === 'within';
      isFirst = false;
      return true;
    }
    return !(inWeighed && isSeasoning(food));
  });
};
