import { headOf } from '../match/word-classes.ts';
import type { FoodMention } from '../parse/food-mention.ts';
import { isMeasured, isStated, noAmount } from '../parse/amount.ts';
import { normalForm } from '../parse/normal-form.ts';

/** Additions to drinks that are not drunk by the glass. */
const stirredIn: ReadonlySet<string> = new Set(
  'sugar milk honey lemon syrup sweetener creamer cream mint ginger ice'.split(' ').map(normalForm),
);
const vessels: ReadonlySet<string> = new Set(['glass', 'cup', 'bottle', 'can', 'drink']);

const isVesselOfDrink = ({ words, raw }: FoodMention): boolean =>
  words.includes(normalForm(raw.split(' ')[0] ?? ''));

/** Returns whether a vessel after an addition belongs to the drink before it: 'tea with sugar 2 GLASSES'. */
const isOfDrink = (food: FoodMention, before: FoodMention | undefined): boolean =>
  before !== undefined &&
  isVesselOfDrink(food) &&
  food.link !== 'or' &&
  !food.afterBreak &&
  !isMeasured(food.amount) &&
  vessels.has(food.amount.portion ?? '') &&
  stirredIn.has(headOf(food.words) ?? '') &&
  !isStated(before.amount);

/** Moves glasses and cups after an addition to the drink. */
export const moveDrinkVessels = (mentions: readonly FoodMention[]): FoodMention[] => {
  const out: FoodMention[] = [];
  for (const food of mentions) {
    const at = out.findLastIndex((each) => each.link === 'listed' || each.startsSentence);
    const drink = food.link === 'with' || out.at(-1)?.link === 'with' ? out[at] : undefined;
    if (drink === undefined || !isOfDrink(food, drink)) out.push(food);
    else {
      out[at] = { ...drink, amount: food.amount };
      out.push({ ...food, amount: noAmount });
    }
  }
  return out;
};
