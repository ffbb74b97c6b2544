import { isStated } from '../parse/amount.ts';
import type { FoodMention } from '../parse/food-mention.ts';

/** Links what is listed after 'made with' to the same dish: 'filled with cheese, ham AND EGG'. */
export const continueLinks = (mentions: readonly FoodMention[]): FoodMention[] => {
  const out: FoodMention[] = [];
  for (const food of mentions) {
    const before = out.at(-1);
    const isListed = food.link === 'listed' && !food.startsSentence && !isStated(food.amount);
    const isLinked = isListed && (before?.continuesLink === true || before?.link === 'within');
    out.push(isLinked ? { ...food, link: 'with', continuesLink: true } : food);
  }
  return out;
};
