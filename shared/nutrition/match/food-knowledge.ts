import type { FoodRecord } from '../table/food-record.ts';
import { type FoodIndex, indexFoods } from './food-index.ts';
import { type Speller, createSpeller } from './speller.ts';

/** A food table ready for lookups. */
export interface FoodKnowledge {
  index: FoodIndex;
  speller: Speller;
  /** Returns the record of an ID, for example `usda:170313`, or null. */
  recordOf: (id: string) => FoodRecord | null;
}

/** Indexes a table for lookups. Takes a second or two for a full one, so production uses prebuilt tables. */
export const createFoodKnowledge = (table: readonly FoodRecord[]): FoodKnowledge => {
  const index = indexFoods(table);
  const byId = new Map(table.map((record) => [record.id, record]));
  const speller = createSpeller(index.vocabulary, (word) => index.postings.get(word)?.names.length ?? 0);
  return { index, speller, recordOf: (id) => byId.get(id) ?? null };
};
