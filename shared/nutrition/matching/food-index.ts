import type { FoodRecord } from '../food-record.ts';
import { contentWords } from '../text/content-words.ts';
import { headOf, weightOf } from './modifiers.ts';
import { nameKey } from './name-key.ts';

/** One name of one food, ready to be compared. */
export interface IndexedName {
  record: FoodRecord;
  words: ReadonlySet<string>;
  head: string;
  weight: number;
  /** Place in the table: among equals the earlier name wins. */
  order: number;
}

/** The food table by its names' words. */
export interface FoodIndex {
  /** Names by all their words. */
  exact: ReadonlyMap<string, IndexedName>;
  /** Names by the word that they are about. */
  byHead: ReadonlyMap<string, readonly IndexedName[]>;
  /** Names as they are said, words in order: 'chocolate bar', not 'bar chocolate'. */
  spoken: ReadonlySet<string>;
  vocabulary: ReadonlySet<string>;
}

const indexName = (record: FoodRecord, name: string, order: number): IndexedName => {
  const words = contentWords(name);
  const weight = [...new Set(words)].reduce((sum, word) => sum + weightOf(word), 0);
  return { record, words: new Set(words), head: headOf(words) ?? '', weight, order };
};

/** Builds the index of a table. Own names win over other foods' aliases. */
export const indexFoods = (table: readonly FoodRecord[]): FoodIndex => {
  const ownNames = table.map((record) => [record, record.name] as const);
  const aliases = table.flatMap((record) => record.aliases.map((alias) => [record, alias] as const));
  const names = [...ownNames, ...aliases].map(([record, name], order) => indexName(record, name, order));
  const exact = new Map<string, IndexedName>();
  for (const name of names) {
    const key = nameKey(name.words);
    if (!exact.has(key)) exact.set(key, name);
  }
  return {
    exact,
    byHead: Map.groupBy(names, (name) => name.head),
    spoken: new Set(names.map((name) => [...name.words].join(' '))),
    vocabulary: new Set(names.flatMap((name) => [...name.words])),
  };
};
