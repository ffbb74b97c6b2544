import { existsSync, readFileSync } from 'node:fs';
import type { FoodRecord } from '#shared/nutrition/table/food-record.ts';
import { builtInTable } from './built-in-table.ts';
import { mergeTables } from '#shared/nutrition/table/merge-tables.ts';
import { openFile } from '#shared/nutrition/prebuilt/open-file.ts';
import { readRecords } from '#shared/nutrition/prebuilt/read-table.ts';
import { rulesHash } from './rules-hash.ts';
import { decompressedTable, tableBytes } from './table-file.ts';

/** Returns a food of the source without the names that an earlier merge added. */
const unnamed = ({ id, name, reference, per_100_g, portions, liquid }: FoodRecord): FoodRecord => ({
  id,
  name: reference ?? name,
  aliases: [],
  per_100_g,
  portions,
  liquid,
  approximate: false,
});

/**
 * Returns the file of a full table for this version of the product. A file from another version is rebuilt from its own
 * foods with the current names and foods.
 * @throws Error when it is missing or invalid
 */
export const currentTable = (file: string): Buffer => {
  if (!existsSync(file)) {
    throw new Error(
      `The food table ${file} does not exist. Create it: npm run foods:import -- DIR --out ${file}`,
    );
  }
  const bytes = decompressedTable(file);
  if (openFile(bytes).header.rules === rulesHash()) return readFileSync(file);
  const ofSource = readRecords(bytes)
    .filter(({ id }) => !id.startsWith('own:'))
    .map(unnamed);
  return tableBytes(mergeTables(builtInTable, ofSource));
};
