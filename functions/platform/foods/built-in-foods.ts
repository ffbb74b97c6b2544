import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { FoodKnowledge } from '#shared/nutrition/food-knowledge.ts';
import { BUILT_IN_FILE } from '#shared/nutrition/prebuilt/layout.ts';
import { readTable } from '#shared/nutrition/prebuilt/read-table.ts';

/**
 * Reads the built-in food table, which lies beside the function's code: the bundler puts it beside every function that
 * holds this module.
 * @param taskRoot folder of the function's code
 */
export const readBuiltInFoods = (taskRoot: string): FoodKnowledge =>
  readTable(brotliDecompressSync(readFileSync(join(taskRoot, BUILT_IN_FILE))));
