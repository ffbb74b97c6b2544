import type { FoodKnowledge } from '../match/food-knowledge.ts';
import { type Speller, createSpeller } from '../match/speller.ts';
import { lazyNames } from './lazy-names.ts';
import { lazyRows } from './lazy-rows.ts';
import { nameColumns } from './name-columns.ts';
import { namesByWords, pairsOf } from './names-by-words.ts';
import { openFile } from './open-file.ts';
import { wordPlaces } from './word-places.ts';

/**
 * Opens a prebuilt food table for lookups. Equivalent to `createFoodKnowledge` for the same foods, without parsing them all.
 * @param bytes the whole decompressed file, which is kept
 * @throws Error that says what is wrong with the file
 */
export const readTable = (bytes: Uint8Array): FoodKnowledge => {
  const file = openFile(bytes);
  const rows = lazyRows(file.bytesOf('rows'), file.header.foods);
  const columns = nameColumns(file);
  const names = lazyNames(columns, rows.at);
  const places = wordPlaces(columns);
  let speller: Speller | null = null;
  return {
    index: {
      ...names,
      postings: places.postings,
      rarity: places.rarity,
      byWords: namesByWords(columns, places, names.names.at, false),
      spoken: namesByWords(columns, places, names.names.at, true),
      vocabulary: new Set(columns.vocabulary),
      pairs: pairsOf(columns, places),
    },
    speller: (word, fits) =>
      (speller ??= createSpeller(columns.vocabulary, (each) => places.postings.get(each)?.names.length ?? 0))(
        word,
        fits,
      ),
    recordOf: rows.byId,
  };
};
