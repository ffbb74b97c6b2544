import { isStated } from '../parse/amount.ts';
import { isComposedBowl } from '../match/grouping/composed-bowls.ts';
import { headOf } from '../match/word-classes.ts';
import type { FoodMention } from '../parse/food-mention.ts';

/** Drinks that contain everything listed after 'with'. */
const blended: ReadonlySet<string> = new Set(['smoothy', 'milkshake', 'shake', 'juice']);

/** Links what is listed after 'made with' to the same dish: 'filled with cheese, ham AND EGG'. */
export const continueLinks = (mentions: readonly FoodMention[]): FoodMention[] => {
  const out: FoodMention[] = [];
  for (const food of mentions) {
    const before = out.at(-1);
    const isListed = food.link === 'listed' && !food.startsSentence && !isStated(food.amount);
    const dish = out.at(-2);
    const isBlended =
      before?.link === 'with' &&
      dish !== undefined &&
      (isComposedBowl(dish) || blended.has(headOf(dish.words) ?? ''));
    const isLinked = isListed && (isBlended || before?.continuesLink === true || before?.link === 'within');
    out.push(isLinked ? { ...food, link: 'with', continuesLink: true } : food);
  }
  return out;
};
