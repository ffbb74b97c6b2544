import type { FoodRecord } from '#shared/nutrition/table/food-record.ts';
import { builtInTable } from './built-in-table.ts';
import { mergeTables } from '#shared/nutrition/table/merge-tables.ts';
import { readFoods } from './read-foods.ts';
import { replaceFile, tableBytes } from './table-file.ts';

/**
 * Creates a full food table from a download, with the names of the built-in one. It is written to a temporary file
 * first,
 * so that a failure keeps the existing table.
 * @param tell receives progress messages
 * @param builtIn foods whose names it uses
 * @throws Error that names the missing or damaged file
 */
export const importFoods = async (
  directory: string,
  file: string,
  report: (line: string) => void,
  builtIn: readonly FoodRecord[] = builtInTable,
): Promise<number> => {
  const foods = await readFoods(directory, report);
  if (foods.length === 0) throw new Error(`${directory} contains no food with known energy.`);
  const table = mergeTables(builtIn, foods);
  report(`${table.length} foods with the built-in ones; indexing and compressing`);
  replaceFile(file, tableBytes(table));
  return table.length;
};
