import { existsSync, globSync, mkdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../host/run-command.ts';
import type { Template } from './cloudformation.ts';
import { mergeStacks } from './merge-stacks.ts';
import { treeHash } from './tree-hash.ts';
import { withLock } from './with-lock.ts';
import type { Workspace } from './workspace.ts';

/** The synthesized stage `local`. */
export interface Assembly {
  /** Folder of the templates and the staged assets. */
  dir: string;
  /** The templates of all stacks, merged. */
  template: Template;
}

/** Number of previous assemblies that are kept, so that switching between two branches needs no synthesis. */
const KEPT = 4;

const removeOld = (folder: string): void => {
  const newestFirst = globSync('*/', { cwd: folder })
    .map((name) => join(folder, name))
    .sort((left, right) => statSync(right).mtimeMs - statSync(left).mtimeMs);
  for (const dir of newestFirst.slice(KEPT + 1)) rmSync(dir, { recursive: true, force: true });
};

/** The inputs of an assembly in addition to the sources of this checkout. */
interface Ingredients {
  /** Folder of the built site. */
  webDist: string;
  /** File of a full food table. */
  foodTable: string | undefined;
}

const synthesizeInto = async (
  dir: string,
  { webDist, foodTable }: Ingredients,
  workspace: Workspace,
): Promise<void> => {
  const { root, searchPath, say, signal } = workspace;
  say('Synthesizing the stack ...');
  const unfinished = `${dir}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const script = fileURLToPath(new URL('./synthesize-local.ts', import.meta.url));
  await runCommand(
    process.execPath,
    [script, unfinished, webDist, ...(foodTable === undefined ? [] : [foodTable])],
    {
      cwd: root,
      env: { PATH: searchPath },
      signal,
    },
  );
  renameSync(unfinished, dir);
};

/**
 * Synthesizes the stage `local` from this checkout, or returns the cached result for the same sources.
 * @throws Error with CDK's message when synthesis fails
 */
export const assemble = (ingredients: Ingredients, workspace: Workspace): Promise<Assembly> => {
  const { webDist, foodTable } = ingredients;
  const { root } = workspace;
  const infra = treeHash(
    root,
    ['infra', 'shared', 'cdk.json', 'package.json', 'package-lock.json'],
    ['infra/local'],
  );
  const table = foodTable === undefined ? '' : `-${treeHash(dirname(foodTable), [basename(foodTable)])}`;
  const dir = join(root, '.local', 'synth', `${infra}-${treeHash(webDist, ['.'])}${table}`);
  return withLock(join(root, '.local', 'synth.lock'), async () => {
    mkdirSync(dirname(dir), { recursive: true });
    if (!existsSync(dir)) await synthesizeInto(dir, ingredients, workspace);
    utimesSync(dir, new Date(), new Date());
    removeOld(dirname(dir));
    return { dir, template: mergeStacks(dir) };
  });
};
