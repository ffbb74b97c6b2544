import { fileURLToPath } from 'node:url';
import { treeHash } from '../local/template/tree-hash.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

let kept: string | null = null;

/** Names the product's foods and the rules that cut their names into words: a table made by others is made anew. */
export const rulesHash = (): string =>
  (kept ??= treeHash(root, [
    'shared/nutrition',
    'infra/foods/table-file.ts',
    'infra/foods/built-in-table.ts',
  ]));
