import type { FoodMention } from '../parse/food-mention.ts';
import { normalForm } from '../parse/normal-form.ts';
import { isMeasured, isStated } from '../parse/amount.ts';

/** Words for a total weight. */
export const totals = ['totaling', 'totalling', 'total', 'altogether'].map(normalForm);

const isAttached = ({ link, continuesLink }: FoodMention): boolean =>
  link === 'with' || link === 'within' || link === 'in' || continuesLink === true;

/** Returns the food that the parts before a position belong to: the burger of 'a burger with cheese and ham'. */
const headBefore = (mentions: readonly FoodMention[], end: number): number | null => {
  for (let at = end - 1; at >= 0; at -= 1) {
    const food = mentions[at];
    if (food === undefined || food.negated || isMeasured(food.amount)) return null;
    if (at < end - 1 && !isAttached(food) && mentions.slice(at + 1, end).some(isAttached)) return at;
    if (food.startsSentence || isStated(food.amount)) return null;
  }
  return null;
};

/** Assigns a weight after a food and its additions to all of them: 'coffee with milk and sugar, totaling 140 g'. */
export const applyTotalWeight = (mentions: readonly FoodMention[]): FoodMention[] => {
  const out: FoodMention[] = [];
  for (const food of mentions) {
    const isOfAll = totals.some((word) => food.spoken.has(word));
    const isTotal =
      isOfAll &&
      food.words.length === 0 &&
      isMeasured(food.amount) &&
      !food.startsSentence &&
      food.afterBreak;
    const at = isTotal ? headBefore(out, out.length) : null;
    const head = at === null ? undefined : out[at];
    if (at === null || head === undefined) out.push(food);
    else out[at] = { ...head, amount: { ...food.amount, count: null }, raw: `${head.raw} ${food.raw}` };
  }
  return out;
};
