import type { FoodMention } from '../parse/food-mention.ts';
import { isStated } from '../parse/amount.ts';

const isLoneSize = ({ words, amount, negated }: FoodMention): boolean =>
  words.length === 0 && !negated && amount.size !== null && amount.count === null && amount.grams === null;

/** Applies a size that stands alone to the food before it: 'poutine, small'. */
export const applyLoneSize = (mentions: readonly FoodMention[]): FoodMention[] => {
  const out: FoodMention[] = [];
  for (const mention of mentions) {
    const before = out.at(-1);
    if (before === undefined || !isLoneSize(mention) || isStated(before.amount)) out.push(mention);
    else {
      out[out.length - 1] = {
        ...before,
        amount: { ...before.amount, size: mention.amount.size },
        spoken: new Set([...before.spoken, ...mention.spoken]),
        tokens: [...before.tokens, ...mention.tokens],
      };
    }
  }
  return out;
};
