import type { FoodMatch } from '../match-foods.ts';
import type { Hint, SaidWord } from '../query.ts';
import { weightOf } from '../word-classes.ts';
import type { SaidFood } from '../../parse/parse-meal.ts';
import { type Amount, isMeasured, isStated } from '../../parse/amount.ts';
import { sizeOf } from '../../parse/vocabulary/sizes.ts';
import { weights } from '../scoring-weights.ts';

/** Parts of the text that name one food together. */
export interface JoinedFood {
  parts: readonly SaidFood[];
  words: readonly SaidWord[];
  /** The best food for them; null where there is none. */
  match: FoodMatch | null;
  /** The foods that fit them, best first. */
  matches: readonly FoodMatch[];
}

/** The words that a part adds, and how much each counts. */
export const wordsOf = (food: SaidFood, behind: boolean): SaidWord[] => {
  if (food.negated) return food.words.map((word) => ({ word: `no:${word}`, share: weights.denied }));
  const share = behind ? weights.behind : 1;
  return [
    ...food.words.map((word) => ({ word, share, carries: food.link === 'in', put: food.link === 'with' })),
    ...food.extra.map((word) => ({ word, share: weights.extra })),
  ];
};

/** How much words name, all together. */
export const massOf = (words: readonly SaidWord[]): number =>
  words.reduce((sum, { word, share }) => sum + (share > weights.denied ? weightOf(word) : 0), 0);

/** The amount of joined parts: the first that is measured, of each that is counted before; else the first stated. */
export const amountOf = (parts: readonly SaidFood[]): Amount | undefined => {
  const stated = parts.find(({ amount, negated }) => isStated(amount) && !negated) ?? parts[0];
  const measured = parts.find(({ amount }) => isMeasured(amount))?.amount;
  const counted = stated?.amount.article === false ? stated.amount.count : null;
  if (measured?.each === true && measured.count === null) return { ...measured, count: counted };
  const kilocalories = parts.find(({ amount }) => amount.kilocalories !== null)?.amount.kilocalories ?? null;
  const amount = measured ?? stated?.amount;
  return amount === undefined ? undefined : { ...amount, kilocalories };
};

/** What the amount of parts says about their food. */
export const hintOf = (parts: readonly SaidFood[]): Hint => {
  const amount = amountOf(parts);
  const size = [...(parts[0]?.spoken ?? [])].find((word) => sizeOf(word) !== null);
  return {
    portion: amount?.portion ?? null,
    ...(size !== undefined && { size }),
    poured: amount?.millilitres != null,
    weighed: amount?.grams != null,
    dry: parts[0]?.dry === true,
  };
};
