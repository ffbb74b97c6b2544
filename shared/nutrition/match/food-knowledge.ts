import type { FoodRecord } from '../table/food-record.ts';
import { type FoodIndex, indexFoods } from './food-index.ts';
import { type Speller, spellerOf } from './speller.ts';

/** A food table ready for look-ups. */
export interface FoodKnowledge {
  index: FoodIndex;
  speller: Speller;
  /** The record of an id, e.g. `usda:170313`; null where the table has none. */
  recordOf: (id: string) => FoodRecord | null;
}

/** Prepares a table for look-ups: a second or two for a full one, so the product reads prebuilt ones. */
export const knowledgeOf = (table: readonly FoodRecord[]): FoodKnowledge => {
  const index = indexFoods(table);
  const byId = new Map(table.map((record) => [record.id, record]));
  return { index, speller: spellerOf(index.vocabulary), recordOf: (id) => byId.get(id) ?? null };
};
