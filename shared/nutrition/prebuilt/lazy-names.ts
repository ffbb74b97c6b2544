import type { FoodRecord } from '../table/food-record.ts';
import type { FoodIndex } from '../match/food-index.ts';
import { type IndexedName, indexTerms } from '../match/index-name.ts';
import { nameText } from '../match/name-texts.ts';
import type { NameColumns } from './name-columns.ts';

/** Returns the names of a table, each created on first use: most are only weighted. */
export const lazyNames = (
  columns: NameColumns,
  recordAt: (food: number) => FoodRecord,
): Pick<FoodIndex, 'names' | 'namePriors'> => {
  const { count, foods, kinds, priors, termsOf } = columns;
  const kept: IndexedName[] = Array(count);
  const make = (at: number): IndexedName => {
    const record = recordAt(foods[at]!);
    const { name, curated } = nameText(record, kinds[at]!) ?? { name: record.name, curated: false };
    return indexTerms({ record, name, curated, terms: termsOf(at), prior: priors[at]! });
  };
  return {
    names: {
      length: count,
      at: (place) => (place < 0 || place >= count ? undefined : (kept[place] ??= make(place))),
    },
    namePriors: priors,
  };
};
