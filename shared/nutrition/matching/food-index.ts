import type { FoodRecord } from '../food-record.ts';
import { weights } from '../weights.ts';
import { brandOf } from './brand-of.ts';
import { type IndexedName, indexName, unsaidWeight } from './index-name.ts';
import { nameKey } from './name-key.ts';

interface Posting {
  /** Places of names in `names`. */
  names: Int32Array;
  /** Weight of the word in each of those names. */
  weights: Float32Array;
}

/** A food table by its names' words. */
export interface FoodIndex {
  names: readonly IndexedName[];
  postings: ReadonlyMap<string, Posting>;
  /** How much each word tells: 1 for rare ones, less for common ones. */
  rarity: ReadonlyMap<string, number>;
  /** Names by all their words, in any order. */
  byWords: ReadonlyMap<string, IndexedName>;
  /** Names as they are said, words in order: 'milk chocolate', not 'chocolate milk'. */
  spoken: ReadonlyMap<string, IndexedName>;
  vocabulary: ReadonlySet<string>;
  /** Words that follow each other in a name. */
  pairs: ReadonlySet<string>;
}

/** Keeps the first name under each key. */
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
      if (list === undefined) lists.set(term.word, [[at, unsaidWeight(term)]]);
      else list.push([at, unsaidWeight(term)]);
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

/** Builds the index of a table. Own names win over other foods' aliases. */
export const indexFoods = (table: readonly FoodRecord[]): FoodIndex => {
  const own = table.map((record) => indexName(record, record.name, record.aliases.length > 0));
  const references = table.flatMap((record) =>
    record.reference === undefined ? [] : [indexName(record, record.reference, false)],
  );
  const aliases = table.flatMap((record) => record.aliases.map((alias) => indexName(record, alias, true)));
  const brands = table.flatMap((record) => {
    const brand = brandOf(record.reference ?? record.name);
    return brand === null ? [] : [indexName(record, brand, false)];
  });
  const names = [...own, ...aliases, ...references, ...brands].filter((name) => name.terms.length > 0);
  const postings = postingsOf(names);
  const most = Math.log(names.length + 1);
  return {
    names,
    postings,
    rarity: new Map(
      [...postings].map(([word, { names: where }]) => [
        word,
        weights.leastTelling + (1 - weights.leastTelling) * (1 - Math.log(where.length) / most),
      ]),
    ),
    byWords: firstBy(names, (name) => nameKey(name.words)),
    spoken: firstBy(names, (name) => [...name.words].join(' ')),
    vocabulary: new Set(postings.keys()),
    pairs: new Set(
      names.flatMap(({ terms }) => terms.slice(1).map(({ word }, at) => `${terms[at]?.word} ${word}`)),
    ),
  };
};

/** The food that has exactly these words for a name; the order decides only where it makes another food. */
export const exactName = (index: FoodIndex, words: readonly string[]): IndexedName | null =>
  index.spoken.get(words.join(' ')) ?? index.byWords.get(nameKey(words)) ?? null;
