import type { FoodIndex } from '../match/food-index.ts';
import { within } from '../match/edit-distance.ts';
import type { Speller } from '../match/speller.ts';

/** Cache of the sorted words of an index. */
const kept = new WeakMap<FoodIndex, readonly string[]>();
const sortedWords = (index: FoodIndex): readonly string[] => {
  const before = kept.get(index);
  if (before !== undefined) return before;
  const made = [...index.vocabulary].filter((word) => !word.startsWith('no:')).sort();
  kept.set(index, made);
  return made;
};

/** Returns the index of the first word that is not before `text`. */
const placeOf = (words: readonly string[], text: string): number => {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
};

const beginningWith = (words: readonly string[], text: string): readonly string[] => {
  const from = placeOf(words, text);
  return words.slice(from, placeOf(words, `${text}\uffff`));
};

/** Minimum length of a prefix that may be misspelled. */
const LONG_ENOUGH = 4;

/** Quick check: with at most one edit, the second and third letters have one in common. */
const mayBeNear = (text: string, word: string): boolean =>
  word[1] === text[1] || word[2] === text[2] || word[1] === text[2] || word[2] === text[1];

/** Returns words with a similar prefix: 'broccoli' for 'brocol'. The first letter must be correct. */
const nearlyBeginningWith = (words: readonly string[], text: string): readonly string[] =>
  text.length < LONG_ENOUGH
    ? []
    : beginningWith(words, text[0] ?? '').filter(
        (word) =>
          mayBeNear(text, word) &&
          [-1, 0, 1].some((more) => within(text, word.slice(0, text.length + more), 1)),
      );

/**
 * Returns the words of a table that a query word may mean: itself, words it is a prefix of if incomplete, or otherwise
 * its spelling corrections.
 * @param begun the word as typed; empty if it is complete
 */
export const findMeantWords = (
  index: FoodIndex,
  speller: Speller,
  word: string,
  begun: string,
): readonly string[] => {
  const words = sortedWords(index);
  const begins = begun === '' ? [] : beginningWith(words, begun);
  const exact = index.vocabulary.has(word) && !begins.includes(word) ? [word] : [];
  if (begins.length + exact.length > 0) return [...exact, ...begins];
  const meant = speller(word);
  const right = meant === null ? [] : [meant];
  if (begun === '') return right.length > 0 ? right : beginningWith(words, word);
  // 'Aples' may be the plural of 'aple', a misspelling of 'apple'.
  const near = word === begun ? [] : nearlyBeginningWith(words, word);
  const singular = near.filter((each) => within(word, each, 1));
  return [...new Set([...right, ...nearlyBeginningWith(words, begun), ...singular])];
};
