import { existsSync, globSync, mkdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { KNOWLEDGE_FILE } from '#shared/coach/knowledge/knowledge-topic.ts';
import { MICRONUTRIENT_FILE } from '#shared/micronutrients/micronutrient-table.ts';
import { BUILT_IN_FILE } from '#shared/nutrition/prebuilt/layout.ts';
import { treeHash } from '../local/template/tree-hash.ts';
import { withLock } from '../local/template/with-lock.ts';
import { compress } from './compress.ts';
import { rulesHash } from './rules-hash.ts';
import { replaceFile, uncompressedTable } from './table-file.ts';

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

const writeTables = async (dir: string): Promise<void> => {
  mkdirSync(dir, { recursive: true });
  const { builtInTable } = await import('./built-in-table.ts');
  const write = async (name: string, bytes: () => Uint8Array | Promise<Uint8Array>): Promise<void> => {
    const file = join(dir, name);
    if (!existsSync(file)) replaceFile(file, await compress(await bytes()));
  };
  await Promise.all([
    write(MICRONUTRIENT_FILE, async () => {
      const { micronutrientTableText } = await import('./micronutrient-file.ts');
      return Buffer.from(micronutrientTableText(builtInTable));
    }),
    write(KNOWLEDGE_FILE, async () => {
      const { checkedKnowledgeText } = await import('./knowledge-file.ts');
      return Buffer.from(checkedKnowledgeText());
    }),
    write(BUILT_IN_FILE, () => uncompressedTable(builtInTable)),
  ]);
};

const isComplete = (dir: string): boolean =>
  [BUILT_IN_FILE, MICRONUTRIENT_FILE, KNOWLEDGE_FILE].every((file) => existsSync(join(dir, file)));

/**
 * Builds the files of the built-in food table, of the micronutrient table and of the coach's knowledge, unless they exist
 * for the same data and rules. That takes seconds, so processes that start together wait for the first one.
 * @returns folder of the files `BUILT_IN_FILE`, `MICRONUTRIENT_FILE` and `KNOWLEDGE_FILE`
 */
export const prebuildFoods = async (): Promise<string> => {
  const dir = join(folder, contentHash());
  if (!isComplete(dir)) await withLock(join(root, '.local', 'foods.lock'), () => writeTables(dir));
  utimesSync(dir, new Date(), new Date());
  removeOld();
  return dir;
};
