import type { FoodIndex } from '../match/food-index.ts';
import { within } from '../match/edit-distance.ts';
import { normalForm } from '../parse/normal-form.ts';
import { germanWords } from '../parse/vocabulary/german-words.ts';
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

/** German words in alphabetical order. Names in the index have their translations. */
const sortedGerman: readonly string[] = [...germanWords.keys()].sort();

const translationsOf = (index: FoodIndex, begun: string): string[] =>
  beginningWith(sortedGerman, begun)
    .map(normalForm)
    .filter((word) => index.vocabulary.has(word));

/** Minimum length of a prefix that may be misspelled. */
const LONG_ENOUGH = 4;

/** Quick check: with at most one edit, the second and third letters have one in common. */
const mayBeNear = (text: string, word: string): boolean =>
  word[1] === text[1] || word[2] === text[2] || word[1] === text[2] || word[2] === text[1];

/** Returns words with a similar prefix: 'broccoli' for 'brocol'. The first letter must be correct. */
const nearlyBeginningWith = (
  words: readonly string[],
  text: string,
  lengths: readonly number[] = [-1, 0, 1],
): readonly string[] =>
  text.length < LONG_ENOUGH
    ? []
    : beginningWith(words, text[0] ?? '').filter(
        (word) =>
          mayBeNear(text, word) && lengths.some((more) => within(text, word.slice(0, text.length + more), 1)),
      );

/** Returns the number of names that contain a word. */
export const countOf = ({ postings }: FoodIndex, word: string): number =>
  postings.get(word)?.names.length ?? 0;

/** How much more frequent a word has to be than all words with a prefix to count as its correction. */
const MORE_FREQUENT = 10;

/** Returns corrections of a prefix that only rare words have: 'chik' means 'chicken' rather than 'chikanda'. */
const frequentCorrections = (index: FoodIndex, begins: readonly string[], begun: string): string[] => {
  const most = Math.max(...begins.map((word) => countOf(index, word)));
  return nearlyBeginningWith(sortedWords(index), begun, [0, 1]).filter(
    (word) => countOf(index, word) >= MORE_FREQUENT * most,
  );
};

/** Minimum length of an abbreviation, and how much longer its word may be. */
const MIN_ABBREVIATION = 3;
const MAX_LONGER = 4;
/** Maximum number of words that an abbreviation may mean. */
const MAX_MEANINGS = 3;

const isAbbreviationOf = (text: string, word: string): boolean => {
  let at = 0;
  for (const letter of word) if (letter === text[at]) at += 1;
  return at === text.length && word.at(-1) === text.at(-1);
};

/** Returns the most frequent words that text without vowels abbreviates: 'chkn' means 'chicken'. */
const abbreviated = (index: FoodIndex, text: string): string[] =>
  text.length < MIN_ABBREVIATION || /[aeiou]/.test(text)
    ? []
    : beginningWith(sortedWords(index), text[0] ?? '')
        .filter((word) => word.length <= text.length + MAX_LONGER && isAbbreviationOf(text, word))
        .sort((one, other) => countOf(index, other) - countOf(index, one))
        .slice(0, MAX_MEANINGS);

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
  const begins = begun === '' ? [] : [...beginningWith(words, begun), ...translationsOf(index, begun)];
  const exact = index.vocabulary.has(word) && !begins.includes(word) ? [word] : [];
  if (exact.length > 0) return [...new Set([...exact, ...begins])];
  if (begins.length > 0) return [...new Set([...begins, ...frequentCorrections(index, begins, begun)])];
  const meant = speller(word);
  const right = meant === null ? [] : [meant];
  if (begun === '') return right.length > 0 ? right : beginningWith(words, word);
  // 'Aples' may be the plural of 'aple', a misspelling of 'apple'.
  const near = word === begun ? [] : nearlyBeginningWith(words, word);
  const singular = near.filter((each) => within(word, each, 1));
  const found = [...new Set([...right, ...nearlyBeginningWith(words, begun), ...singular])];
  return found.length > 0 ? found : abbreviated(index, begun);
};
