import type { FoodRecord } from './food-record.ts';
import { foodTable } from './food-table.ts';
import { type FoodIndex, indexFoods } from './matching/food-index.ts';
import { type Speller, spellerOf } from './matching/spelling.ts';

/** A food table ready for look-ups. */
export interface FoodKnowledge {
  index: FoodIndex;
  speller: Speller;
}

/** Prepares a table for look-ups. */
export const knowledgeOf = (table: readonly FoodRecord[]): FoodKnowledge => {
  const index = indexFoods(table);
  return { index, speller: spellerOf(index.vocabulary) };
};

let builtIn: FoodKnowledge | null = null;

/** The built-in table, prepared at the first look-up: whoever asks nothing pays nothing at start. */
export const builtInKnowledge = (): FoodKnowledge => (builtIn ??= knowledgeOf(foodTable));
