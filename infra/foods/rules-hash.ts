import { join } from 'node:path';
import { treeHash } from '../local/template/tree-hash.ts';

const root = join(import.meta.dirname, '../..');

let kept: string | null = null;

/** Hashes the product's foods and the rules that split their names into words: a table with another hash is rebuilt. */
export const rulesHash = (): string =>
  (kept ??= treeHash(root, [
    'shared/nutrition',
    'infra/foods/table-file.ts',
    'infra/foods/built-in-table.ts',
  ]));
