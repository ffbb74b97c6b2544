import { nameTerms } from '../match/name-terms.ts';
import { textsOf } from '../match/name-texts.ts';
import type { FoodRecord } from '../table/food-record.ts';
import type { Section } from './layout.ts';
import { writeShorts, writeSteps } from './number-code.ts';
import { writeWordList } from './word-list.ts';

const MAX_UINT16 = 65_535;

/** Number of tokens that share their high byte; the most frequent ones come first. */
const ONE_BYTE = 256;

/** Returns the distinct tokens: the most frequent ones, then the others alphabetically. */
const tokensOf = (texts: readonly (readonly string[])[]): string[] => {
  const counts = new Map<string, number>();
  for (const token of texts.flat()) counts.set(token, (counts.get(token) ?? 0) + 1);
  const byCount = [...counts].sort(([one, many], [other, few]) => few - many || (one < other ? -1 : 1));
  const tokens = byCount.map(([token]) => token);
  if (tokens.length > MAX_UINT16)
    throw new Error(`A food table has at most ${MAX_UINT16} different words; here are ${tokens.length}.`);
  return [...tokens.slice(0, ONE_BYTE), ...tokens.slice(ONE_BYTE).sort()];
};

/** Returns the words that a token stands for on its own and that are in the vocabulary. */
export const wordsOfToken = (token: string): string[] => nameTerms(token).map(({ word }) => word);

/**
 * Writes the texts of foods as tokens, and the words of each token.
 * @param wordAt indexes of the words that names are matched by
 */
export const writeTexts = (
  table: readonly FoodRecord[],
  wordAt: ReadonlyMap<string, number>,
): Partial<Record<Section, Uint8Array>> => {
  const texts = table.flatMap(textsOf).map((text) => text.split(' '));
  const tokens = tokensOf(texts);
  const tokenAt = new Map(tokens.map((token, at) => [token, at]));
  const words = tokens.map((token) => wordsOfToken(token).flatMap((word) => wordAt.get(word) ?? []));
  return {
    tokenList: writeWordList(tokens),
    tokenWordCounts: Uint8Array.from(words, ({ length }) => length),
    tokenWords: writeSteps(words.flat()),
    referenceCounts: Uint8Array.from(table, ({ reference }) => (reference === undefined ? 0 : 1)),
    aliasCounts: Uint8Array.from(table, ({ aliases }) => aliases.length),
    germanCounts: Uint8Array.from(table, ({ german = [] }) => german.length),
    textCounts: Uint8Array.from(texts, ({ length }) => length),
    texts: writeShorts(texts.flatMap((text) => text.map((token) => tokenAt.get(token) ?? 0))),
  };
};
