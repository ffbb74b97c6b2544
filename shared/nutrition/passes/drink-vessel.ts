import { headOf } from '../match/word-classes.ts';
import type { SaidFood } from '../parse/parse-meal.ts';
import { isMeasured, isStated, noAmount } from '../parse/amount.ts';
import { normalForm } from '../parse/normal-form.ts';

/** Additions to drinks that are not drunk by the glass. */
const stirredIn: ReadonlySet<string> = new Set(
  'sugar milk honey lemon syrup sweetener creamer cream mint ginger ice'.split(' ').map(normalForm),
);
const vessels: ReadonlySet<string> = new Set(['glass', 'cup', 'bottle', 'can', 'drink']);

const isToldBehind = ({ words, raw }: SaidFood): boolean =>
  words.includes(normalForm(raw.split(' ')[0] ?? ''));

/** Returns whether a vessel after an addition belongs to the drink before it: 'tea with sugar 2 GLASSES'. */
const isOfDrink = (food: SaidFood, before: SaidFood | undefined): boolean =>
  before !== undefined &&
  isToldBehind(food) &&
  food.link !== 'or' &&
  !food.fresh &&
  !isMeasured(food.amount) &&
  vessels.has(food.amount.portion ?? '') &&
  stirredIn.has(headOf(food.words) ?? '') &&
  !isStated(before.amount);

/** Moves glasses and cups after an addition to the drink. */
export const giveVessels = (said: readonly SaidFood[]): SaidFood[] => {
  const out: SaidFood[] = [];
  for (const food of said) {
    const at = out.findLastIndex((each) => each.link === 'listed' || each.begins);
    const drink = food.link === 'with' || out.at(-1)?.link === 'with' ? out[at] : undefined;
    if (drink === undefined || !isOfDrink(food, drink)) out.push(food);
    else {
      out[at] = { ...drink, amount: food.amount };
      out.push({ ...food, amount: noAmount });
    }
  }
  return out;
};
