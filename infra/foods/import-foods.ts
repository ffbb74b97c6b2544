import { rename, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { foodRowOf } from '#shared/nutrition/food-row.ts';
import { readFoods } from './read-foods.ts';

/**
 * Compiles a download into one file of food rows. It is written beside and moved into place, so that a failure
 * leaves what was there.
 */
export const importFoods = async (
  directory: string,
  file: string,
  tell: (line: string) => void,
): Promise<number> => {
  const foods = await readFoods(directory, tell);
  if (foods.length === 0) throw new Error(`${directory} holds no food with known energy.`);
  const rows = foods.map(foodRowOf).join('\n');
  const part = `${file}.part`;
  await writeFile(part, file.endsWith('.gz') ? gzipSync(rows) : rows);
  await rename(part, file);
  return foods.length;
};
