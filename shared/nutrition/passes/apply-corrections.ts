import { headOf } from '../match/word-classes.ts';
import type { FoodMention } from '../parse/food-mention.ts';
import { type Amount, isMeasured, isStated } from '../parse/amount.ts';

/** Merges a corrected amount: 'two slices, no, THREE' are still slices, '200 g, no, 250' are grams. */
const mergeCorrectedAmount = (before: Amount, anew: Amount): Amount => {
  if (isMeasured(anew) || anew.portion !== null || anew.count === null) return anew;
  if (before.grams !== null && !before.ounces) return { ...before, grams: anew.count };
  if (before.millilitres !== null && before.count === null) return { ...before, millilitres: anew.count };
  return { ...before, count: anew.count, article: anew.article };
};

const isNamed = ({ words }: FoodMention): boolean => words.length > 0;

/** Returns where the corrected food starts: the same food if mentioned before, otherwise the last one. */
const placeOf = (out: readonly FoodMention[], food: FoodMention, goesOn: boolean): number => {
  const head = headOf(food.words);
  const same = head === null ? -1 : out.findLastIndex(({ words }) => words.includes(head));
  if (same >= 0) return same;
  // 'Toast with butter, no, A BAGEL' corrects the toast, 'no, jam' the butter.
  const isWhole = food.amount.article && out.at(-1)?.amount.count === null;
  if (isWhole) return out.findLastIndex((each) => isNamed(each) && each.link === 'listed');
  // 'Coffee with milk, no wait, tea WITH MILK' replaces all of it.
  return out.findLastIndex((each) => isNamed(each) && (!goesOn || each.link === 'listed'));
};

/** Returns the position of an addition that a negation of the same food cancels: 'WITH SUGAR, no wait, no sugar'. */
const cancelledAt = (out: readonly FoodMention[], { negated, words }: FoodMention): number => {
  if (!negated || words.length === 0) return -1;
  for (let at = out.length - 1; at > 0; at -= 1) {
    const each = out[at];
    if (each === undefined) break;
    // 'With milk AND SUGAR' is one list of additions.
    const isListed = each.link === 'listed' && (each.afterBreak || out[at - 1]?.link === 'listed');
    if (isListed && isNamed(each)) break;
    if (!each.negated && words.every((word) => each.words.includes(word))) return at;
  }
  return -1;
};

/** Foods that are named after an addition, with their names without it. */
const without: ReadonlyMap<string, readonly [addition: string, plain: string]> = new Map([
  ['cheeseburger', ['cheese', 'hamburger']],
]);

/** Names the food before a negation without what it negates: 'a CHEESEBURGER, no cheese'. */
const renamed = (before: FoodMention, { negated, words }: FoodMention): FoodMention => {
  const [only, ...others] = words;
  if (!negated || only === undefined || others.length > 0) return before;
  const plain = before.words.map((word) => (without.get(word)?.[0] === only ? without.get(word)?.[1] : word));
  return { ...before, words: plain.flatMap((word) => word ?? []) };
};

/** Returns the mentions that later ones replace. */
export const replacedMentions = (mentions: readonly FoodMention[]): FoodMention[] => {
  const kept = new Set(applyCorrections(mentions).map(({ tokens }) => tokens));
  return mentions.filter((food) => isNamed(food) && !kept.has(food.tokens));
};

/** Replaces corrected mentions: 'two eggs, no wait, THREE EGGS'. */
export const applyCorrections = (mentions: readonly FoodMention[]): FoodMention[] => {
  const out: FoodMention[] = [];
  for (const [at, food] of mentions.entries()) {
    const next = mentions[at + 1];
    const cancelled = cancelledAt(out, food);
    if (cancelled >= 0) out.splice(cancelled, 1);
    const last = out.pop();
    if (last !== undefined) out.push(renamed(last, food));
    const goesOn = next !== undefined && next.link !== 'listed' && !next.startsSentence;
    const place = food.isCorrection === true ? placeOf(out, food, goesOn) : -1;
    const before = out[place];
    if (before === undefined) out.push(food);
    else if (!isNamed(food))
      out[place] = { ...before, amount: mergeCorrectedAmount(before.amount, food.amount) };
    else {
      const { link, afterBreak, startsSentence, negated } = before;
      const amount = isStated(food.amount) ? food.amount : before.amount;
      out.splice(place, goesOn ? out.length - place : 1, {
        ...food,
        amount,
        link,
        afterBreak,
        startsSentence,
        negated: negated || food.negated,
      });
    }
  }
  return out;
};
