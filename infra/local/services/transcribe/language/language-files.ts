import { existsSync, globSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../../../host/run-command.ts';
import { treeHash } from '../../../template/tree-hash.ts';
import { withLock } from '../../../template/with-lock.ts';

/** The speech recognizer's language model and pronouncing dictionary for meals. */
export interface LanguageFiles {
  model: string;
  dictionary: string;
}

/** Number of previous versions that are kept, because another copy of the product may still use one. */
const KEPT = 3;

const removeOld = (folder: string): void => {
  const newestFirst = globSync('*/', { cwd: folder })
    .map((name) => join(folder, name))
    .toSorted((left, right) => statSync(right).mtimeMs - statSync(left).mtimeMs);
  for (const dir of newestFirst.slice(KEPT + 1)) rmSync(dir, { recursive: true, force: true });
};

/**
 * Returns the language files for meals, created from the food table, or cached from an earlier run with the same table.
 * @param root the project's root folder
 * @param dictionary the CMU pronouncing dictionary
 */
export const languageFiles = (root: string, dictionary: string): Promise<LanguageFiles> => {
  const folder = join(root, '.local', 'speech');
  return withLock(join(folder, 'lock'), async () => {
    const content = treeHash(root, ['shared/nutrition/data', 'infra/local/services/transcribe/language']);
    const dir = join(folder, content);
    if (!existsSync(dir)) {
      const unfinished = `${dir}.unfinished`;
      rmSync(unfinished, { recursive: true, force: true });
      const script = fileURLToPath(new URL('./write-language.ts', import.meta.url));
      await runCommand(process.execPath, ['--max-semi-space-size=2', script, unfinished, dictionary], {
        cwd: root,
        env: {},
      });
      renameSync(unfinished, dir);
      removeOld(folder);
    }
    return { model: join(dir, 'meals.lm'), dictionary: join(dir, 'meals.dict') };
  });
};
