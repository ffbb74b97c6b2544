import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { deployedStageNamed } from '../../deploy/options.ts';
import { openResources } from '../resources.ts';
import { openProgress } from '../restore/progress.ts';
import { runDrill } from './drill.ts';

/**
 * `npm run drill -- --stage prod`: restores the newest backup into a new table, compares, deletes the table and prints
 * recovery time and point (docs/continuity.md). `--keep` leaves the table, `--newest` pays for a
 * full export to compare the newest backup with.
 */

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const run = async (args: string[]): Promise<boolean> => {
  const { values } = parseArgs({
    args,
    options: {
      stage: { type: 'string' },
      keep: { type: 'boolean', default: false },
      newest: { type: 'boolean', default: false },
    },
  });
  const stage = deployedStageNamed(values.stage);
  const resources = await openResources(stage, say);
  const file = `drill-${stage.name}.sqlite`;
  const progress = openProgress(file);
  const choice = { keepsTable: values.keep, isNewest: values.newest };
  const { problems, items, recoverySeconds, recoveryPointMinutes } = await runDrill(
    resources,
    progress,
    choice,
  );
  progress.close();
  for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
  say(
    `Recovery time: ${recoverySeconds} s for ${items} items (${Math.round(items / recoverySeconds)} per second).`,
  );
  say(`Recovery point: ${recoveryPointMinutes} minutes before the start of the drill.`);
  say(
    problems.length === 0
      ? 'The drill passed: the restored table has no differences.'
      : `The drill failed:\n${problems.join('\n')}`,
  );
  return problems.length === 0;
};

try {
  if (!(await run(process.argv.slice(2)))) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
