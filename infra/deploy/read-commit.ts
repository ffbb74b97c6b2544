import { spawnSync } from 'node:child_process';
import { projectRoot } from '../constructs/functions/function-code.ts';

/**
 * Returns the commit of a working copy, followed by `+changes` if it has uncommitted ones.
 * @returns `unknown` without Git
 */
export const readCommit = (folder = projectRoot): string => {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  const head = git('rev-parse', 'HEAD');
  if (head.status !== 0) return 'unknown';
  const isChanged = git('status', '--porcelain').stdout.trim() !== '';
  return `${head.stdout.trim()}${isChanged ? '+changes' : ''}`;
};
