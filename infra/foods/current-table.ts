import { existsSync, readFileSync } from 'node:fs';
import type { FoodRecord } from '#shared/nutrition/table/food-record.ts';
import { readFoodRows } from '#shared/nutrition/table/food-row.ts';
import { builtInTable } from './built-in-table.ts';
import { mergeTables } from '#shared/nutrition/table/merge-tables.ts';
import { openFile } from '#shared/nutrition/prebuilt/open-file.ts';
import { rulesHash } from './rules-hash.ts';
import { decompressedTable, tableBytes } from './table-file.ts';

/** A food as the source has it, without the names that an earlier merge gave it. */
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
 * A full table's file as this version of the product wants it. One that another version made is made anew from its own
 * rows, with the names and foods that the product has now.
 * @throws an error that says that there is none, or what is wrong with it
 */
export const currentTable = (file: string): Buffer => {
  if (!existsSync(file)) {
    throw new Error(`There is no food table ${file}. Make it: npm run foods:import -- DIR --out ${file}`);
  }
  const { header, bytesOf } = openFile(decompressedTable(file));
  if (header.rules === rulesHash()) return readFileSync(file);
  const foods = readFoodRows(new TextDecoder().decode(bytesOf('rows')));
  const ofSource = foods.filter(({ id }) => !id.startsWith('own:')).map(unnamed);
  return tableBytes(mergeTables(builtInTable, ofSource));
};
