import { within } from './edit-distance.ts';

/** Correct words that look like slips of food words. */
const notSlips = new Set(
  'alert apply batter better bitter bottle brand bread broad butler candle chair carry cease choose course cream creamy fresh grade great grapes hello letter little matter other paper peace phone plate please rather removed sauce slept steal taken takes taste teach toast water weather whole'.split(
    ' ',
  ),
);

/** Two slips are believed in a long word, one in a word of five letters or more, none in a short one. */
const slipsAllowed = (word: string): number => {
  if (word.length >= 8) return 2;
  return word.length >= 5 ? 1 : 0;
};

/** Slips repeat; so many are remembered. */
const MAX_CACHED_WORDS = 1_000;

/** Finds the word of a vocabulary that a misspelt word means. */
export type Speller = (word: string) => string | null;

/**
 * A speller for a vocabulary. The first letter must be right: it nearly always is, and it keeps the search short.
 * Among equals the first word in alphabetical order wins, so that answers repeat.
 */
export const spellerOf = (vocabulary: Iterable<string>): Speller => {
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
