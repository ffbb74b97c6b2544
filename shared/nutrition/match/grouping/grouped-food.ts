import type { FoodMatch } from '../match-foods.ts';
import type { Hint, QueryWord } from '../query.ts';
import { weightOf } from '../word-classes.ts';
import type { FoodMention } from '../../parse/food-mention.ts';
import { type Amount, isMeasured, isStated } from '../../parse/amount.ts';
import { sizeOf } from '../../parse/vocabulary/sizes.ts';
import { weights } from '../scoring-weights.ts';

/** Parts of the text that name one food together. */
export interface GroupedFood {
  parts: readonly FoodMention[];
  words: readonly QueryWord[];
  /** The best food for them, or null. */
  match: FoodMatch | null;
  /** The matching foods, best first. */
  matches: readonly FoodMatch[];
  /** Whether it is a filling or topping of the food before it. */
  isFilling?: boolean;
}

/** Returns the words that a part adds, with their weights. */
export const wordsOf = (food: FoodMention, behind: boolean): QueryWord[] => {
  if (food.negated) return food.words.map((word) => ({ word: `no:${word}`, share: weights.denied }));
  const share = behind ? weights.behind : 1;
  return [
    ...food.words.map((word) => ({ word, share, carries: food.link === 'in', put: food.link === 'with' })),
    ...food.extra.map((word) => ({ word, share: weights.extra })),
  ];
};

/** Returns the total naming weight of words. */
export const massOf = (words: readonly QueryWord[]): number =>
  words.reduce((sum, { word, share }) => sum + (share > weights.denied ? weightOf(word) : 0), 0);

/**
 * Returns the amount of grouped parts: the first measured one, for each of those counted before it, otherwise the first
 * stated one.
 */
export const amountOf = (parts: readonly FoodMention[]): Amount | undefined => {
  const stated = parts.find(({ amount, negated }) => isStated(amount) && !negated) ?? parts[0];
  const measured = parts.find(({ amount }) => isMeasured(amount))?.amount;
  const counted = stated?.amount.article === false ? stated.amount.count : null;
  if (measured?.each === true && measured.count === null) return { ...measured, count: counted };
  const kilocalories = parts.find(({ amount }) => amount.kilocalories !== null)?.amount.kilocalories ?? null;
  const nutrients = parts.find(({ amount }) => amount.nutrients !== null)?.amount.nutrients ?? null;
  const amount = measured ?? stated?.amount;
  // In 'carrot sticks, 5' the count is of the portion before it.
  const portion = stated?.words.length === 0 ? (parts[0]?.amount.portion ?? null) : null;
  return amount === undefined
    ? undefined
    : {
        ...amount,
        kilocalories,
        nutrients,
        portion: amount.portion ?? (isMeasured(amount) ? null : portion),
        // 'Poutine, SMALL'.
        size:
          amount.size ??
          parts.find(({ words, amount: each }) => words.length === 0 && each.portion === null)?.amount.size ??
          null,
      };
};

/** Returns what the amount of parts says about their food. */
export const hintOf = (parts: readonly FoodMention[]): Hint => {
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
