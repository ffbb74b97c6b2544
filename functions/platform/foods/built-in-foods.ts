import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import { BUILT_IN_FILE } from '#shared/nutrition/prebuilt/layout.ts';
import { readTable } from '#shared/nutrition/prebuilt/read-table.ts';

/** More than the decompressed table has: one piece needs not be joined with others. */
const CHUNK_BYTES = 2 ** 21;

/**
 * Reads the built-in food table. The bundler puts it next to the code of every function that imports this module.
 * @param taskRoot folder of the function's code
 */
export const readBuiltInFoods = (taskRoot: string): FoodKnowledge =>
  readTable(brotliDecompressSync(readFileSync(join(taskRoot, BUILT_IN_FILE)), { chunkSize: CHUNK_BYTES }));
