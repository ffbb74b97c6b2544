import type { FoodIndex } from './food-index.ts';
import type { Speller } from './speller.ts';
import { weightOf } from './word-classes.ts';

/** Confidence in a word after a spelling correction. */
const AFTER_SLIP = 0.85;

/** Confidence in a phrase with a word that no name contains: 'blorp sauce' may be anything. */
const UNKNOWN = 0.7;

export interface CorrectedPhrase {
  words: string[];
  /** 1 as written, lower after spelling corrections. */
  trust: number;
}

/** Returns the plural words in corrected spelling: 'rasberries' are several raspberries. */
export const pluralWords = (
  phrase: readonly string[],
  right: readonly string[],
  plurals: ReadonlySet<string>,
): ReadonlySet<string> =>
  phrase.length === right.length
    ? new Set(right.filter((_, at) => plurals.has(phrase[at] ?? '')))
    : new Set([
        ...plurals,
        ...right.filter((word) => phrase.some((part) => plurals.has(part) && word.endsWith(part))),
      ]);

/** Joins words that are one: 'pan cakes', 'oat meal'. Keeps them apart if a name does: 'corn flour'. */
const joined = (words: readonly string[], index: FoodIndex): string[] => {
  const out: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const next = words[at + 1];
    if (
      next !== undefined &&
      next !== word &&
      !index.pairs.has(`${word} ${next}`) &&
      index.vocabulary.has(word + next)
    ) {
      out.push(word + next);
      at += 1;
    } else out.push(word);
  }
  return out;
};

/**
 * Corrects misspellings: 'brocoli', 'pan cakes'. A word is only corrected if all other words of the phrase are known,
 * since a misspelling next to an unknown word is probably not a food.
 */
export const correctSpelling = (
  phrase: readonly string[],
  index: FoodIndex,
  speller: Speller,
): CorrectedPhrase => {
  const words = joined(phrase, index);
  const isKnown = (word: string): boolean => index.vocabulary.has(word) || weightOf(word) < 1;
  if (words.every(isKnown)) return { words, trust: 1 };
  const right: string[] = [];
  for (const word of words) {
    const meant = isKnown(word) ? word : speller(word);
    if (meant === null) return { words, trust: UNKNOWN };
    right.push(meant);
  }
  return { words: right, trust: AFTER_SLIP };
};
