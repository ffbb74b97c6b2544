import { within } from './edit-distance.ts';

/** Correct words that look like slips of food words. */
const notSlips = new Set(
  'apply batter better bitter bottle brand bread broad butler candle carry cease choose cream creamy fresh grade great grapes letter little matter other paper peace plate please rather sauce steal teach toast water weather whole'.split(
    ' ',
  ),
);

/** Two slips are believed in a long word, one in a word of five letters or more, none in a short one. */
const slipsAllowed = (word: string): number => {
  if (word.length >= 8) return 2;
  return word.length >= 5 ? 1 : 0;
};

/** Finds the word of a vocabulary that a misspelt word means. */
export type Speller = (word: string) => string | null;

/**
 * A speller for a vocabulary. The first letter must be right: it nearly always is, and it keeps the search short.
 * Among equals the first word in alphabetical order wins, so that answers repeat.
 */
export const spellerOf = (vocabulary: Iterable<string>): Speller => {
  const words = [...vocabulary].filter((word) => word.length >= 4).sort();
  const byLetter = Map.groupBy(words, (word) => word[0] ?? '');
  return (word) => {
    const allowed = slipsAllowed(word);
    if (allowed === 0 || notSlips.has(word)) return null;
    const candidates = byLetter.get(word[0] ?? '') ?? [];
    return (
      candidates.find((candidate) => within(word, candidate, 1)) ??
      (allowed === 2 ? (candidates.find((candidate) => within(word, candidate, 2)) ?? null) : null)
    );
  };
};
