import type { FoodRecord } from '../table/food-record.ts';
import { parseFoodRow } from '../table/food-row.ts';

const LINE_END = 10;

/** The foods of a table, each parsed on first use: a meal needs a dozen out of thousands. */
export interface LazyRows {
  at: (place: number) => FoodRecord;
  byId: (id: string) => FoodRecord | null;
}

/**
 * Splits UTF-8 text into rows of foods, one per line.
 * @throws Error if the number of rows is wrong
 */
export const lazyRows = (text: Uint8Array, count: number): LazyRows => {
  const starts = new Uint32Array(count + 1);
  let found = 0;
  for (let from = 0; from < text.length && found < count; found += 1) {
    starts[found] = from;
    const end = text.indexOf(LINE_END, from);
    from = end < 0 ? text.length : end + 1;
    starts[found + 1] = from;
  }
  if (found !== count || starts[count] !== text.length)
    throw new Error(`The prebuilt food table is damaged: it does not contain ${count} foods.`);
  const decoder = new TextDecoder();
  const records: FoodRecord[] = Array(count);
  const rowOf = (place: number): string => {
    const row = decoder.decode(text.subarray(starts[place], starts[place + 1]));
    return row.endsWith('\n') ? row.slice(0, -1) : row;
  };
  const at = (place: number): FoodRecord => (records[place] ??= parseFoodRow(rowOf(place)));
  let places: Map<string, number> | null = null;
  const placesById = (): Map<string, number> => {
    const idOf = (place: number): string => rowOf(place).split(' | ', 1)[0] ?? '';
    return new Map(Array.from({ length: count }, (_, place) => [idOf(place), place]));
  };
  return {
    at,
    byId: (id) => {
      const place = (places ??= placesById()).get(id);
      return place === undefined ? null : at(place);
    },
  };
};
