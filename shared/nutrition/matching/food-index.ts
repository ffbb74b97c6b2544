import type { FoodRecord } from '../food-record.ts';
import { contentWords } from '../text/content-words.ts';
import { headOf, weightOf } from './modifiers.ts';
import { nameKey } from './name-key.ts';

/** One name of one food, ready to be compared. */
export interface IndexedName {
  record: FoodRecord;
  words: ReadonlySet<string>;
  head: string;
  /** The name itself has a 'with' or 'in'. */
  described: boolean;
  weight: number;
}

/** The food table by its names' words. */
export interface FoodIndex {
  /** Names by all their words, in any order. */
  byWords: ReadonlyMap<string, IndexedName>;
  /** Names by the word that they are about. */
  byHead: ReadonlyMap<string, readonly IndexedName[]>;
  /** Names as they are said, words in order: 'milk chocolate', not 'chocolate milk'. */
  spoken: ReadonlyMap<string, IndexedName>;
  vocabulary: ReadonlySet<string>;
}

const indexName = (record: FoodRecord, name: string): IndexedName => {
  const words = contentWords(name);
  const weight = [...new Set(words)].reduce((sum, word) => sum + weightOf(word), 0);
  // What follows 'with' or 'in' only describes: 'pasta WITH tomato sauce' is about pasta.
  const [what = name, ...description] = name.split(/\b(?:with|in)\b/);
  const about = description.length > 0 ? contentWords(what) : words;
  const described = description.length > 0;
  return { record, words: new Set(words), head: headOf(about) ?? '', described, weight };
};

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

/** Builds the index of a table. Own names win over other foods' aliases. */
export const indexFoods = (table: readonly FoodRecord[]): FoodIndex => {
  const ownNames = table.map((record) => [record, record.name] as const);
  const aliases = table.flatMap((record) => record.aliases.map((alias) => [record, alias] as const));
  const names = [...ownNames, ...aliases].map(([record, name]) => indexName(record, name));
  return {
    byWords: firstBy(names, (name) => nameKey(name.words)),
    spoken: firstBy(names, (name) => [...name.words].join(' ')),
    byHead: Map.groupBy(names, (name) => name.head),
    vocabulary: new Set(names.map((name) => name.words).flatMap((words) => Array.from(words))),
  };
};

/** The food that has exactly these words for a name; the order decides only where it makes another food. */
export const exactName = (index: FoodIndex, words: readonly string[]): IndexedName | null =>
  index.spoken.get(words.join(' ')) ?? index.byWords.get(nameKey(words)) ?? null;
