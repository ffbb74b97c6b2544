import { within } from './edit-distance.ts';

/** Real words that look like misspelled food words. */
const notSlips = new Set(
  'alert apply batter better bitter bottle brand bread broad butler candle chair carry cease choose course cream creamy fresh grade great grapes hello letter little matter other paper peace phone plate please rather removed sauce slept steal taken takes taste teach toast water weather whole'.split(
    ' ',
  ),
);

/** Returns the number of allowed edits: two for long words, one for five letters or more, none for short ones. */
const slipsAllowed = (word: string): number => {
  if (word.length >= 8) return 2;
  return word.length >= 5 ? 1 : 0;
};

/** Cache size for misspellings. */
const MAX_CACHED_WORDS = 1_000;

/** Returns the word of a vocabulary that a misspelled word means, or null. */
export type Speller = (word: string) => string | null;

/**
 * Creates a spelling corrector for a vocabulary. The first letter must be correct: it nearly always is, and it speeds
 * up the search. Ties go to the first word alphabetically, for deterministic results.
 */
export const createSpeller = (vocabulary: Iterable<string>): Speller => {
  const words = [...vocabulary].filter((word) => word.length >= 4).sort();
  const byLetter = Map.groupBy(words, (word) => word[0] ?? '');
  const search = (word: string): string | null => {
    const allowed = slipsAllowed(word);
    if (allowed === 0 || notSlips.has(word)) return null;
    const candidates = byLetter.get(word[0] ?? '') ?? [];
    const near = (most: number): string | undefined => candidates.find((each) => within(word, each, most));
    return near(1) ?? (allowed === 2 ? near(2) : null) ?? null;
  };
  const found = new Map<string, string | null>();
  return (word) => {
    const before = found.get(word);
    if (before !== undefined) return before;
    if (found.size >= MAX_CACHED_WORDS) found.clear();
    const meant = search(word);
    found.set(word, meant);
    return meant;
  };
};
