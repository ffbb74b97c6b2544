import { type FoodEntry, foodEntry } from '#shared/food-entries/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import type { Table } from '../platform/table/client.ts';
import { firstRows } from '../platform/table/first-rows.ts';
import { createFoodEntryEntity, dayRange } from './food-entry-entity.ts';
import { withNulls } from '../platform/table/nulls.ts';
import { queryPage } from '../platform/table/query-rows.ts';

/** Reads the entries of an inclusive range of days, earliest first. Stops after more than `most`. */
export type ReadEntries = (
  userId: string,
  from: LocalDate,
  to: LocalDate,
  most: number,
) => Promise<FoodEntry[]>;

export const createReadEntries = (table: Table): ReadEntries => {
  const entries = createFoodEntryEntity(table);
  return async (userId, from, to, most) => {
    const range = { between: [dayRange(from).between[0], dayRange(to).between[1]] as [string, string] };
    const rows = await firstRows(most + 1, (limit, after) =>
      queryPage(entries, userId, range, { index: 'lsi1', limit, from: after }),
    );
    return rows.map((row) => foodEntry.parse(withNulls(row, foodEntry)));
  };
};
