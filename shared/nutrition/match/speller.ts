import { isCommonWord } from './common-words.ts';
import { within } from './edit-distance.ts';

/** Returns the number of allowed edits: two for long words, one for shorter ones. */
const slipsAllowed = (word: string): number => (word.length >= 8 ? 2 : 1);

/** Minimum length of a word that is corrected without knowing its neighbors. */
const MIN_ALONE = 5;
/** Minimum number of consonants to ignore wrong vowels. */
const MIN_BONES = 3;
/** Minimum length to allow one wrong consonant: 'salmom'. */
const MIN_WRONG_LETTER = 6;
/** Minimum length of a word that is corrected to fit its neighbors. */
const MIN_IN_CONTEXT = 3;

/** Cache size for misspellings. */
const MAX_CACHED_WORDS = 1_000;

/** Returns whether a word makes a known name with its neighbors. */
type Fits = (word: string) => boolean;

/**
 * Returns the word of a vocabulary that a misspelled word means, or null.
 * @param fits if given, also corrects short words to words that fit
 */
export type Speller = (word: string, fits?: Fits) => string | null;

/** Returns whether two words have the same letters in another order, or differ by one missing or additional letter. */
const isSlipOfKeys = (one: string, other: string): boolean =>
  one.length !== other.length ||
  bonesOf(one) === bonesOf(other) ||
  lettersOf(one).sort().join('') === lettersOf(other).sort().join('');

/** Returns the plural as written and without its ending: 'egs' may mean 'eggs'. */
const formsOf = (word: string): string[] =>
  word.length === MIN_IN_CONTEXT && word.endsWith('s') ? [word.slice(0, -1)] : [word];

/**
 * Creates a spelling corrector for a vocabulary. The first letter must be correct: it nearly always is, and it speeds
 * up the search. Of equally close words the most frequent one is used, then the first alphabetically.
 * @param countOf returns the number of names that contain a word
 */
export const createSpeller = (
  vocabulary: Iterable<string>,
  countOf: (word: string) => number = () => 1,
): Speller => {
  const words = [...vocabulary].filter((word) => word.length >= 3).sort();
  const byLetter = Map.groupBy(words, (word) => word[0] ?? '');
  const best = (candidates: readonly string[]): string | null => {
    const [first, ...others] = candidates;
    if (first === undefined) return null;
    return others.reduce((most, each) => (countOf(each) > countOf(most) ? each : most), first);
  };
  const search = (word: string): string | null => {
    if (word.length < MIN_ALONE || isCommonWord(word)) return null;
    const candidates = (byLetter.get(word[0] ?? '') ?? []).filter((each) => each.length >= 4);
    const near = (most: number): string[] => candidates.filter((each) => within(word, each, most));
    const close = best(near(1));
    if (close !== null) return close;
    if (slipsAllowed(word) === 2) return best(near(2));
    if (word.length < MIN_WRONG_LETTER) return null;
    const bones = bonesOf(word);
    const sounding = best(bones.length < MIN_BONES ? [] : near(2).filter((each) => bonesOf(each) === bones));
    if (sounding !== null) return sounding;
    return best(near(2).filter((each) => each.length === word.length && isOneLetter(each, word)));
  };
  const searchFitting = (word: string, fits: Fits): string | null => {
    if (word.length < MIN_IN_CONTEXT || isCommonWord(word)) return null;
    const candidates = byLetter.get(word[0] ?? '') ?? [];
    return best(
      formsOf(word).flatMap((form) =>
        candidates.filter(
          (each) => each !== word && within(form, each, 1) && isSlipOfKeys(form, each) && fits(each),
        ),
      ),
    );
  };
  const found = new Map<string, string | null>();
  return (word, fits) => {
    const inContext = fits === undefined ? null : searchFitting(word, fits);
    if (inContext !== null) return inContext;
    const before = found.get(word);
    if (before !== undefined) return before;
    if (found.size >= MAX_CACHED_WORDS) found.clear();
    const meant = search(word);
    found.set(word, meant);
    return meant;
  };
};

const lettersOf = (word: string): string[] => word.split('');

/** Returns the consonants of a word: mixed-up vowels are the most frequent misspelling. */
const bonesOf = (word: string): string => word.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1');

const isOneLetter = (one: string, other: string): boolean =>
  lettersOf(one).filter((letter, at) => letter !== other[at]).length === 1;
