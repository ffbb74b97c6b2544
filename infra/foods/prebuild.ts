import { existsSync, globSync, mkdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILT_IN_FILE } from '#shared/nutrition/prebuilt/layout.ts';
import { rulesHash } from './rules-hash.ts';
import { replaceFile, tableBytes } from './table-file.ts';

const folder = fileURLToPath(new URL('../../.local/foods', import.meta.url));

/** Number of previous tables that are kept, so that switching between two branches needs no rebuild. */
const KEPT = 4;

const removeOld = (): void => {
  const newestFirst = globSync('*/', { cwd: folder })
    .map((name) => join(folder, name))
    .sort((left, right) => statSync(right).mtimeMs - statSync(left).mtimeMs);
  for (const dir of newestFirst.slice(KEPT + 1)) rmSync(dir, { recursive: true, force: true });
};

/**
 * Builds the file of the built-in food table, unless one from the same rows and rules exists.
 * @returns folder of the file `BUILT_IN_FILE`
 */
export const prebuildFoods = async (): Promise<string> => {
  const dir = join(folder, rulesHash());
  mkdirSync(dir, { recursive: true });
  const file = join(dir, BUILT_IN_FILE);
  if (!existsSync(file)) {
    const { builtInTable } = await import('./built-in-table.ts');
    replaceFile(file, tableBytes(builtInTable));
  }
  utimesSync(dir, new Date(), new Date());
  removeOld();
  return dir;
};
