import type { FoodKnowledge } from '../match/food-knowledge.ts';
import type { FoodRecord } from '../table/food-record.ts';
import { type Speller, createSpeller } from '../match/speller.ts';
import { lazyNames } from './lazy-names.ts';
import { lazyRecords } from './lazy-records.ts';
import { nameColumns } from './name-columns.ts';
import { namesByWords, pairsOf } from './names-by-words.ts';
import { openFile } from './open-file.ts';
import { textColumns } from './text-columns.ts';
import { wordPlaces } from './word-places.ts';

/**
 * Opens a prebuilt food table for lookups. Equivalent to `createFoodKnowledge` for the same foods, without parsing them all.
 * @param bytes the whole decompressed file, which is kept
 * @throws Error that says what is wrong with the file
 */
export const readTable = (bytes: Uint8Array): FoodKnowledge => {
  const file = openFile(bytes);
  const texts = textColumns(file);
  const records = lazyRecords(file, texts);
  const columns = nameColumns(file, texts);
  const names = lazyNames(columns, records.at);
  const places = wordPlaces(columns);
  let speller: Speller | null = null;
  return {
    index: {
      ...names,
      postings: places.postings,
      rarity: places.rarity,
      nameWeights: places.nameWeights,
      byWords: namesByWords(columns, places, names.names.at, false),
      spoken: namesByWords(columns, places, names.names.at, true),
      vocabulary: {
        has: (word) => places.wordAt.has(word),
        [Symbol.iterator]: () => columns.vocabulary[Symbol.iterator](),
      },
      pairs: pairsOf(columns, places),
    },
    speller: (word, fits) =>
      (speller ??= createSpeller(columns.vocabulary, (each) => places.postings.get(each)?.names.length ?? 0))(
        word,
        fits,
      ),
    recordOf: records.byId,
  };
};

/**
 * Reads all foods of a prebuilt table.
 * @throws Error that says what is wrong with the file
 */
export const readRecords = (bytes: Uint8Array): FoodRecord[] => {
  const file = openFile(bytes);
  const { at } = lazyRecords(file, textColumns(file));
  return Array.from({ length: file.header.foods }, (_, place) => at(place));
};
