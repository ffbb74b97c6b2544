import type { FoodIndex, Posting } from '../match/food-index.ts';
import { rarityOf } from '../match/food-index.ts';
import { MARKS } from './layout.ts';
import type { NameColumns } from './name-columns.ts';
import { type SortedWords, sortedWords } from './sorted-words.ts';

/** The occurrences of all words of a table. */
export interface WordPlaces extends Pick<FoodIndex, 'postings' | 'rarity'> {
  /** Sum of the costs of each name's words, in their order. */
  nameWeights: Float64Array;
  /** Indexes of words in the vocabulary. */
  wordAt: SortedWords;
  /** Returns the indexes of the names with a word, in order. */
  namesWith: (word: number) => Int32Array;
  /** Returns the word that occurs in the fewest names. */
  rarestOf: (words: readonly number[]) => number;
}

/** Builds the occurrences of all words from the names. */
export const wordPlaces = (columns: NameColumns): WordPlaces => {
  const { count, starts, words, begins, bits, classes, costs, vocabulary } = columns;
  const next = begins.slice();
  const names = new Int32Array(words.length);
  const nameWeights = new Float64Array(count);
  // One loop for all of it, since this is part of the cold start.
  for (let name = 0, at = 0; name < count; name += 1) {
    let sum = 0;
    for (const end = starts[name + 1]!; at < end; at += 1) {
      const word = words[at]!;
      names[next[word]!++] = name;
      sum += costs[classes[word]! * MARKS + bits[at]!]!;
    }
    nameWeights[name] = sum;
  }
  const wordAt = sortedWords(vocabulary);
  const namesWith = (word: number): Int32Array => names.subarray(begins[word], begins[word + 1]);
  const countOf = (word: number): number => (begins[word + 1] ?? 0) - (begins[word] ?? 0);
  const kept: Posting[] = Array(vocabulary.length);
  /** Returns the weights of a word in its names, calculated on first use: a meal needs few of all words. */
  const weightsOf = (word: number, where: Int32Array): Float32Array => {
    const weights = new Float32Array(where.length);
    for (let place = 0; place < where.length; place += 1)
      weights[place] = costs[classes[word]! * MARKS + bits[words.indexOf(word, starts[where[place]!])]!]!;
    return weights;
  };
  const createPosting = (word: number): Posting => {
    const where = namesWith(word);
    return { names: where, weights: weightsOf(word, where) };
  };
  const postingOf = (word: number): Posting => (kept[word] ??= createPosting(word));
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
