import type { FoodIndex } from './food-index.ts';
import type { Speller } from './speller.ts';
import { isBrandWord } from '../parse/vocabulary/brands.ts';
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
    if (next !== undefined && !index.pairs.has(`${word} ${next}`) && index.vocabulary.has(word + next)) {
      out.push(word + next);
      at += 1;
    } else out.push(word);
  }
  return out;
};

/** Minimum number of names with a word that is corrected without neighbors, however short it is. */
const MIN_NAMES_ALONE = 25;

/** The same beside other words: an egg, whatever kind of. */
const MIN_NAMES_ANYWHERE = 80;

/** Splits a word that is two: 'hardboild', 'hamand'. Both parts must be words of the table that occur together. */
const split = (word: string, index: FoodIndex, speller: Speller): string[] | null => {
  const joinedAnd = /^(.{3,})and$/.exec(word)?.[1];
  if (joinedAnd !== undefined && index.spoken.has(joinedAnd)) return [joinedAnd];
  if (word.length < 7) return null;
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [left, behind] = [word.slice(0, at), word.slice(at)];
    if (!index.vocabulary.has(left)) continue;
    const right = index.vocabulary.has(behind) ? behind : speller(behind);
    if (right !== null && index.pairs.has(`${left} ${right}`)) return [left, right];
  }
  return null;
};

/** Returns whether a word makes a known name with the word before or after it, or is a frequent food alone. */
const fitsAt =
  (words: readonly string[], at: number, index: FoodIndex) =>
  (candidate: string): boolean => {
    const [before, next] = [words[at - 1], words[at + 1]];
    if (
      index.spoken.has(candidate) &&
      (index.postings.get(candidate)?.names.length ?? 0) >= MIN_NAMES_ANYWHERE
    )
      return true;
    if (before === undefined && next === undefined)
      return (
        index.spoken.has(candidate) && (index.postings.get(candidate)?.names.length ?? 0) >= MIN_NAMES_ALONE
      );
    return index.pairs.has(`${before} ${candidate}`) || index.pairs.has(`${candidate} ${next}`);
  };

/** Returns whether a known word is out of place: no name has it next to these neighbors, and none consists of it. */
const isOutOfPlace = (words: readonly string[], at: number, index: FoodIndex): boolean => {
  const word = words[at] ?? '';
  return (
    words.length > 1 &&
    weightOf(word) === 1 &&
    (index.postings.get(word)?.names.length ?? 0) <= 3 &&
    !index.spoken.has(word) &&
    !fitsAt(words, at, index)(word)
  );
};

/**
 * Corrects misspellings: 'brocoli', 'pan cakes'. Each word is corrected on its own; one that stays unknown lowers the
 * trust. Short words are only corrected to words that make a name with their neighbors: 'granola bra', 'grek salad'.
 */
export const correctSpelling = (
  phrase: readonly string[],
  index: FoodIndex,
  speller: Speller,
): CorrectedPhrase => {
  const words = joined(phrase, index);
  const isKnown = (word: string): boolean =>
    index.vocabulary.has(word) || weightOf(word) < 1 || isBrandWord(word);
  const isFine = (word: string, at: number): boolean => isKnown(word) && !isOutOfPlace(words, at, index);
  if (words.every(isFine)) return { words, trust: 1 };
  let trust = AFTER_SLIP;
  let changed = false;
  const right = words.flatMap((word, at) => {
    if (isFine(word, at)) return [word];
    const meant = isKnown(word)
      ? speller(word, fitsAt(words, at, index))
      : (speller(word, fitsAt(words, at, index)) ?? split(word, index, speller));
    if (meant !== null && (!isKnown(word) || !Array.isArray(meant))) {
      changed = true;
      return meant;
    }
    if (!isKnown(word)) trust = UNKNOWN;
    return [word];
  });
  if (!changed && trust === AFTER_SLIP) return { words, trust: 1 };
  // A misspelling next to an unknown word is probably not a food: 'blorp risotta'.
  return trust === UNKNOWN &&
    words.length > 1 &&
    !right.some((word) => isKnown(word) && phrase.includes(word))
    ? { words, trust: UNKNOWN }
    : { words: joined(right, index), trust };
};
