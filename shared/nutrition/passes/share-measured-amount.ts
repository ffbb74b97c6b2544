import { isMeasured, isStated } from '../parse/amount.ts';
import type { FoodMention } from '../parse/food-mention.ts';

/** Returns whether a food is joined by 'and' without an amount of its own. */
const isJoined = (food: FoodMention | undefined): food is FoodMention =>
  food !== undefined &&
  food.link === 'listed' &&
  !food.afterBreak &&
  !food.startsSentence &&
  !food.negated &&
  food.some !== true &&
  food.namesFood === true &&
  !isStated(food.amount);

/** Returns whether a weight is stated for what follows: '30 g OF banana and oats', unlike '30 g banana and oats'. */
const isWeightOf = ({ amount, trailing, link, raw, words }: FoodMention): boolean =>
  isMeasured(amount) &&
  amount.count === null &&
  !amount.each &&
  !trailing &&
  link === 'listed' &&
  words.length > 0 &&
  /^\S+ (?:\p{L}+ )?of (?!.*\b(?:made|mix|mixed|blend|total)\b)/u.test(raw);

/**
 * Divides a weight among the foods that it was weighed with: '30 g of banana AND OATS' are 15 g each. Not in a list with
 * several weights, in which the others have no stated weight.
 */
export const shareMeasuredAmount = (mentions: readonly FoodMention[]): FoodMention[] => {
  if (mentions.filter(({ amount }) => isStated(amount)).length !== 1) return [...mentions];
  return mentions.map((food, at) => {
    const before = mentions[at - 1];
    const isFirst = isWeightOf(food) && isJoined(mentions[at + 1]) && !isJoined(mentions[at + 2]);
    const isSecond =
      before !== undefined && isWeightOf(before) && isJoined(food) && !isJoined(mentions[at + 1]);
    const amount = isFirst ? food.amount : isSecond ? before.amount : null;
    if (amount === null) return food;
    const half = (value: number | null): number | null => (value === null ? null : value / 2);
    return {
      ...food,
      amount: { ...amount, grams: half(amount.grams), millilitres: half(amount.millilitres) },
      ...(isSecond && { link: 'listed' as const }),
    };
  });
};
