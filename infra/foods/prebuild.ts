import { existsSync, globSync, mkdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { KNOWLEDGE_FILE } from '#shared/coach/knowledge/knowledge-topic.ts';
import { MICRONUTRIENT_FILE } from '#shared/micronutrients/micronutrient-table.ts';
import { BUILT_IN_FILE } from '#shared/nutrition/prebuilt/layout.ts';
import { treeHash } from '../local/template/tree-hash.ts';
import { rulesHash } from './rules-hash.ts';
import { replaceFile, tableBytes } from './table-file.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.local/foods');

/** Number of previous tables that are kept, so that switching between two branches needs no rebuild. */
const KEPT = 4;

const removeOld = (): void => {
  const newestFirst = globSync('*/', { cwd: folder })
    .map((name) => join(folder, name))
    .sort((left, right) => statSync(right).mtimeMs - statSync(left).mtimeMs);
  for (const dir of newestFirst.slice(KEPT + 1)) rmSync(dir, { recursive: true, force: true });
};

/** Writes a file unless it exists. */
const writeMissing = async (file: string, write: () => Promise<Uint8Array>): Promise<void> => {
  if (!existsSync(file)) replaceFile(file, await write());
};

/** What the files of the micronutrient table and of the coach's knowledge are made of, besides the foods. */
const otherSources = [
  'shared/coach/knowledge/data',
  'shared/coach/knowledge/knowledge-topic.ts',
  'infra/foods/knowledge-file.ts',
  'shared/micronutrients/data',
  'shared/micronutrients/micronutrient-table.ts',
  'infra/foods/micronutrient-data.ts',
  'infra/foods/micronutrient-file.ts',
];

/** Hashes what the folder's files are made of. */
const contentHash = (): string => `${rulesHash()}-${treeHash(root, otherSources)}`;

/**
 * Builds the files of the built-in food table, of the micronutrient table and of the coach's knowledge, unless they exist
 * for the same data and rules.
 * @returns folder of the files `BUILT_IN_FILE`, `MICRONUTRIENT_FILE` and `KNOWLEDGE_FILE`
 */
export const prebuildFoods = async (): Promise<string> => {
  const dir = join(folder, contentHash());
  mkdirSync(dir, { recursive: true });
  await writeMissing(join(dir, BUILT_IN_FILE), async () =>
    tableBytes((await import('./built-in-table.ts')).builtInTable),
  );
  await writeMissing(join(dir, MICRONUTRIENT_FILE), async () => {
    const { micronutrientTableBytes } = await import('./micronutrient-file.ts');
    return micronutrientTableBytes((await import('./built-in-table.ts')).builtInTable);
  });
  await writeMissing(join(dir, KNOWLEDGE_FILE), async () =>
    (await import('./knowledge-file.ts')).knowledgeBytes(),
  );
  utimesSync(dir, new Date(), new Date());
  removeOld();
  return dir;
};
