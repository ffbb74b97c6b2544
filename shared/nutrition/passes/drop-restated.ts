import { isStated } from '../parse/amount.ts';
import type { FoodMention } from '../parse/food-mention.ts';

const key = ({ words }: FoodMention): string => words.join(' ');

/** Returns whether a later mention states the amount of the same food: 'shared fries, I'd say 10 FRIES'. */
const isRestated = (food: FoodMention, later: readonly FoodMention[]): FoodMention | undefined =>
  isStated(food.amount) || food.negated || food.words.length === 0
    ? undefined
    : later.find(
        (each) => key(each) === key(food) && each.afterBreak && isStated(each.amount) && !each.amount.article,
      );

/** Drops a food without an amount that is mentioned again with one. */
export const dropRestated = (mentions: readonly FoodMention[]): FoodMention[] => {
  const taken = new Map<FoodMention, FoodMention>();
  const out = mentions.filter((food, at) => {
    const again = isRestated(food, mentions.slice(at + 1));
    if (again !== undefined) taken.set(again, food);
    return again === undefined;
  });
  return out.map((food) => {
    const before = taken.get(food);
    return before === undefined ? food : { ...food, tokens: [...before.tokens, ...food.tokens] };
  });
};
