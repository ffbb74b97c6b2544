import { isDietClaim } from '../match/diet-guard.ts';
import { isStated } from '../parse/amount.ts';
import type { FoodMention } from '../parse/food-mention.ts';

const isClaimOnly = ({ words, negated }: FoodMention): boolean =>
  !negated && words.length > 0 && words.every(isDietClaim);

/** Moves a diet claim that was separated from its food to that food: 'vegan quarter-pound burger'. */
export const carryDietClaims = (mentions: readonly FoodMention[]): FoodMention[] => {
  const out: FoodMention[] = [];
  for (const mention of mentions) {
    const before = out.at(-1);
    if (before === undefined || !isClaimOnly(before) || mention.afterBreak || mention.words.length === 0)
      out.push(mention);
    else {
      out[out.length - 1] = {
        ...mention,
        link: before.link,
        startsSentence: before.startsSentence,
        afterBreak: before.afterBreak,
        amount: isStated(mention.amount) ? mention.amount : before.amount,
        words: [...before.words, ...mention.words],
        spoken: new Set([...before.spoken, ...mention.spoken]),
        tokens: [...before.tokens, ...mention.tokens],
      };
    }
  }
  return out;
};
