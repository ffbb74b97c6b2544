import type { FoodMention } from '../parse/food-mention.ts';
import { isMeasured, isStated } from '../parse/amount.ts';

const isListed = (food: FoodMention | undefined): food is FoodMention =>
  food !== undefined &&
  food.link === 'listed' &&
  !food.startsSentence &&
  !food.negated &&
  food.words.length > 0 &&
  !isStated(food.amount);

/** 'A CUP EACH OF rice and beans': the amount also applies to the next listed food. */
const isEachOf = ({ amount, raw }: FoodMention): boolean => amount.each && /\beach\s+of\b/i.test(raw);

/** 'Ham and cheese 30 g EACH': the amount also applies to the listed foods before. */
const isOfAll = ({ amount, trailing, link, afterBreak, words }: FoodMention): boolean =>
  amount.each && trailing && amount.count === null && link === 'listed' && !afterBreak && words.length > 0;

/** Applies an amount with 'each' to all of its foods. */
export const distributeAmounts = (mentions: readonly FoodMention[]): FoodMention[] => {
  const out = mentions.map((food) => ({ ...food }));
  for (const [at, food] of mentions.entries()) {
    const amount = { ...food.amount, article: false, each: isMeasured(food.amount) };
    if (isEachOf(food)) {
      for (let next = at + 1; next < out.length; next += 1) {
        const listed = out[next];
        if (!isListed(listed)) break;
        out[next] = { ...listed, amount };
      }
      out[at] = { ...food, amount };
    } else if (isOfAll(food)) {
      const before = out[at - 1];
      const isOpen = before !== undefined && !isStated(before.amount) && before.words.length > 0;
      if (isOpen) out[at - 1] = { ...before, amount };
    }
  }
  return out;
};
