import type { FoodRecord } from '../table/food-record.ts';
import { weights } from './scoring-weights.ts';
import { type IndexedName, indexName, unmentionedWeight } from './index-name.ts';
import { nameKey } from './name-key.ts';
import { nameTexts } from './name-texts.ts';

/** The occurrences of a word. */
export interface Posting {
  /** Indexes of names in `names`. */
  names: Int32Array;
  /** Weight of the word in each of those names. */
  weights: Float32Array;
}

/** Values by word, in a Map or a prebuilt table. */
type ByWords<Value> = Pick<ReadonlyMap<string, Value>, 'get' | 'has'>;

/** A food table indexed by the words of its names. */
export interface FoodIndex {
  names: Pick<readonly IndexedName[], 'at' | 'length'>;
  /** Weight and prior of each name in separate arrays: a lookup reads them for many names, and the rest for few. */
  nameWeights: Float64Array;
  namePriors: Float64Array;
  postings: ByWords<Posting>;
  /** How specific each word is: 1 for rare ones, lower for common ones. */
  rarity: ByWords<number>;
  /** Names by all their words in any order. */
  byWords: ByWords<IndexedName>;
  /** Names by their words in order: 'milk chocolate' is not 'chocolate milk'. */
  spoken: ByWords<IndexedName>;
  vocabulary: Pick<ReadonlySet<string>, 'has' | typeof Symbol.iterator>;
  /** Pairs of adjacent words in names. */
  pairs: Pick<ReadonlySet<string>, 'has'>;
}

/** Returns how specific a word is that occurs in a number of names. */
export const rarityOf = (count: number, names: number): number =>
  weights.leastTelling + (1 - weights.leastTelling) * (1 - Math.log(count) / Math.log(names + 1));

/** Keeps the first name per key. */
const firstBy = (
  names: readonly IndexedName[],
  keyOf: (name: IndexedName) => string,
): Map<string, IndexedName> => {
  const first = new Map<string, IndexedName>();
  for (const name of names) {
    const key = keyOf(name);
    if (!first.has(key)) first.set(key, name);
  }
  return first;
};

const postingsOf = (names: readonly IndexedName[]): Map<string, Posting> => {
  const lists = new Map<string, [at: number, weight: number][]>();
  for (const [at, name] of names.entries()) {
    for (const term of name.terms) {
      const list = lists.get(term.word);
      if (list === undefined) lists.set(term.word, [[at, unmentionedWeight(term)]]);
      else list.push([at, unmentionedWeight(term)]);
    }
  }
  return new Map(
    [...lists].map(([word, list]) => [
      word,
      {
        names: Int32Array.from(list, ([at]) => at),
        weights: Float32Array.from(list, ([, weight]) => weight),
      },
    ]),
  );
};

/** Builds the index of a table. A food's own name takes precedence over other foods' aliases. */
export const indexFoods = (table: readonly FoodRecord[]): FoodIndex => {
  const names = nameTexts(table)
    .map(({ record, name, curated }) => indexName(record, name, curated))
    .filter(({ terms }) => terms.length > 0);
  const postings = postingsOf(names);
  return {
    names,
    nameWeights: Float64Array.from(names, ({ weight }) => weight),
    namePriors: Float64Array.from(names, ({ prior }) => prior),
    postings,
    rarity: new Map(
      [...postings].map(([word, { names: where }]) => [word, rarityOf(where.length, names.length)]),
    ),
    byWords: firstBy(names, (name) => nameKey(name.words)),
    spoken: firstBy(names, (name) => [...name.words].join(' ')),
    vocabulary: new Set(postings.keys()),
    pairs: new Set(
      names.flatMap(({ terms }) => terms.slice(1).map(({ word }, at) => `${terms[at]?.word} ${word}`)),
    ),
  };
};

/** Returns the food with exactly these words as its name. The order only matters if it distinguishes foods. */
export const exactName = (index: FoodIndex, words: readonly string[]): IndexedName | null =>
  index.spoken.get(words.join(' ')) ?? index.byWords.get(nameKey(words)) ?? null;
