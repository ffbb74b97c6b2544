import { rmSync } from 'node:fs';
import { deployedStageNamed } from '../deploy/options.ts';
import { isConfirmed } from './ask.ts';
import { progressFileOf, readRestoreOptions } from './options.ts';
import { openResources } from './resources.ts';
import { openProgress } from './restore/progress.ts';
import { restore } from './restore/restore.ts';

/**
 * `npm run restore -- --stage prod`: restores table and photos from the second account (docs/continuity.md).
 * `--dry-run` prints what it would do, `--compare` compares the backup with the table.
 */

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const run = async (args: string[]): Promise<boolean> => {
  const options = readRestoreOptions(args);
  const stage = deployedStageNamed(options.stage);
  const resources = await openResources(stage, say);
  const writes = !options.isDryRun && !options.isCompare;
  const question = `Items of ${options.into ?? resources.table} are replaced by those of the backup.`;
  if (writes && !options.isAgreed && !(await isConfirmed(question, stage.name))) {
    say('Nothing was restored.');
    return true;
  }
  const file = progressFileOf(options);
  const progress = openProgress(file ?? ':memory:');
  const found = await restore(resources, options, progress);
  progress.close();
  // A file that is left belongs to a restore that is not finished.
  if (file !== null) for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
  return found.length === 0;
};

try {
  if (!(await run(process.argv.slice(2)))) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
