import type { FoodIndex, Posting } from '../match/food-index.ts';
import { rarityOf } from '../match/food-index.ts';
import { MARKS } from './layout.ts';
import type { NameColumns } from './name-columns.ts';

/** The occurrences of all words of a table. */
export interface WordPlaces extends Pick<FoodIndex, 'postings' | 'rarity'> {
  /** Sum of the costs of each name's words, in their order. */
  nameWeights: Float64Array;
  /** Indexes of words in the vocabulary. */
  wordAt: ReadonlyMap<string, number>;
  /** Returns the indexes of the names with a word, in order. */
  namesWith: (word: number) => Int32Array;
  /** Returns the word that occurs in the fewest names. */
  rarestOf: (words: readonly number[]) => number;
}

/** Counts the occurrences of each word and returns the start of each word's names. */
const beginsOf = ({ words, vocabulary }: NameColumns): Uint32Array => {
  const begins = new Uint32Array(vocabulary.length + 1);
  for (let at = 0; at < words.length; at += 1) begins[words[at]! + 1]! += 1;
  for (let word = 0; word < vocabulary.length; word += 1) begins[word + 1]! += begins[word]!;
  return begins;
};

/** Builds the occurrences of all words from the names in two passes. */
export const wordPlaces = (columns: NameColumns): WordPlaces => {
  const { count, starts, words, bits, classes, costs, vocabulary } = columns;
  const begins = beginsOf(columns);
  const next = begins.slice();
  const names = new Int32Array(words.length);
  const weights = new Float32Array(words.length);
  const nameWeights = new Float64Array(count);
  // One loop for all of it, since this is part of the cold start.
  for (let name = 0, at = 0; name < count; name += 1) {
    let sum = 0;
    for (const end = starts[name + 1]!; at < end; at += 1) {
      const word = words[at]!;
      const cost = costs[classes[word]! * MARKS + bits[at]!]!;
      const place = next[word]!++;
      names[place] = name;
      weights[place] = cost;
      sum += cost;
    }
    nameWeights[name] = sum;
  }
  const wordAt = new Map(vocabulary.map((word, at) => [word, at]));
  const namesWith = (word: number): Int32Array => names.subarray(begins[word], begins[word + 1]);
  const countOf = (word: number): number => (begins[word + 1] ?? 0) - (begins[word] ?? 0);
  const kept: Posting[] = Array(vocabulary.length);
  const postingOf = (word: number): Posting =>
    (kept[word] ??= { names: namesWith(word), weights: weights.subarray(begins[word], begins[word + 1]) });
  const has = (word: string): boolean => wordAt.has(word);
  const valueOf = <Value>(word: string, value: (at: number) => Value): Value | undefined => {
    const at = wordAt.get(word);
    return at === undefined ? undefined : value(at);
  };
  return {
    nameWeights,
    wordAt,
    namesWith,
    rarestOf: (said) => said.reduce((rarest, word) => (countOf(word) < countOf(rarest) ? word : rarest)),
    postings: { has, get: (word) => valueOf(word, postingOf) },
    rarity: { has, get: (word) => valueOf(word, (at) => rarityOf(countOf(at), count)) },
  };
};
