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

/** Replaces an amount by one's own share of it: 'half a tub of hummus, so A QUARTER TUB EACH'. */
const useRestatedShares = (mentions: readonly FoodMention[]): FoodMention[] => {
  const out: FoodMention[] = [];
  for (const food of mentions) {
    const { amount, words } = food;
    const at = out.findLastIndex((each) => each.amount.portion !== null && each.words.length > 0);
    const before = out[at];
    const isShare =
      words.length === 0 &&
      amount.each &&
      amount.portion !== null &&
      amount.portion === before?.amount.portion;
    if (before !== undefined && isShare)
      out[at] = { ...before, amount: { ...amount, each: false }, tokens: [...before.tokens, ...food.tokens] };
    else out.push(food);
  }
  return out;
};

/** Drops a food without an amount that is mentioned again with one. */
export const dropRestated = (written: readonly FoodMention[]): FoodMention[] => {
  const mentions = useRestatedShares(written);
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
