import { statSync } from 'node:fs';
import { join } from 'node:path';
import { prebuildFoods } from '#infra/foods/prebuild.ts';
import { readFoods } from '#infra/foods/read-foods.ts';
import { decompressedTable } from '#infra/foods/table-file.ts';
import { type FoodKnowledge, createFoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import { builtInTable } from '#infra/foods/built-in-table.ts';
import { mergeTables } from '#shared/nutrition/table/merge-tables.ts';
import { BUILT_IN_FILE } from '#shared/nutrition/prebuilt/layout.ts';
import { readTable } from '#shared/nutrition/prebuilt/read-table.ts';

/**
 * Loads the food table to measure: `builtin`, a file from `foods:import`, or the folder of a full one, merged with the
 * built-in names.
 */
export const loadTable = async (table: string): Promise<FoodKnowledge> => {
  if (table === 'builtin') return readTable(decompressedTable(join(await prebuildFoods(), BUILT_IN_FILE)));
  const isFile = statSync(table, { throwIfNoEntry: false })?.isFile() === true;
  return isFile
    ? readTable(decompressedTable(table))
    : createFoodKnowledge(mergeTables(builtInTable, await readFoods(table)));
};
