import type { FoodHit } from './food-hit.ts';
import type { Language } from '../language/languages.ts';
import type { FoodRecord } from '../nutrition/table/food-record.ts';
import { isSayable } from '../nutrition/portions/portion-label.ts';
import { servingWeight } from '../nutrition/portions/portion-weight.ts';
import { isBranded } from '../nutrition/search/fit-of-food.ts';
import { foodNameIn } from '../nutrition/values/food-name.ts';

/** A longer list does not help. */
const MAX_PORTIONS = 10;

/** Converts a food record to a search result with its name in the language of the response. */
export const toFoodHit = (
  record: FoodRecord,
  alias: string | null = null,
  language: Language = 'en',
): FoodHit => ({
  record_id: record.id,
  name: foodNameIn(language, record),
  alias: alias === foodNameIn(language, record) ? null : alias,
  per_100_g: record.per_100_g,
  portions: record.portions
    .filter(isSayable)
    .slice(0, MAX_PORTIONS)
    .map(({ unit, words, grams }) => ({ unit, words: [...words], grams })),
  serving_grams: servingWeight(record).grams,
  liquid: record.liquid,
  branded: isBranded(record),
});
