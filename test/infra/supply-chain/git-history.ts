import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

/** A version of a file, or a commit message. */
export interface Stored {
  /** Its Git object, or the path of an uncommitted file. */
  name: string;
  text: string;
}

const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd, encoding: 'latin1', maxBuffer: 100_000_000 });

/** Returns whether a folder has a Git history; a downloaded copy has none. */
export const hasHistory = (cwd: string): boolean =>
  spawnSync('git', ['rev-parse', '--git-dir'], { cwd, stdio: 'ignore' }).status === 0;

/** Returns whether the clone is shallow, which is the default in workflows. */
export const isShallow = (cwd: string): boolean =>
  git(cwd, 'rev-parse', '--is-shallow-repository').trim() === 'true';

/** Contains package hashes, which are long and random. */
const LOCKFILE = 'package-lock.json';

const namesOf = (cwd: string, commits: number): string[] =>
  git(cwd, 'rev-list', '--objects', '--all', `--max-count=${commits}`)
    .split('\n')
    .filter((line) => line !== '' && !line.endsWith(LOCKFILE))
    .map((line) => line.slice(0, line.indexOf(' ') === -1 ? undefined : line.indexOf(' ')));

/**
 * Returns every version of every file that any branch or tag reaches, and every commit message.
 * @param commits reads only this many of the newest commits; all by default
 */
export const storedIn = async (cwd: string, commits = -1): Promise<Stored[]> => {
  const reader = spawn('git', ['cat-file', '--batch'], { cwd, stdio: ['pipe', 'pipe', 'ignore'] });
  const output = text(reader.stdout.setEncoding('latin1'));
  reader.stdin.end(namesOf(cwd, commits).join('\n'));
  const all = await output;
  const found: Stored[] = [];
  for (let at = 0; at < all.length;) {
    const end = all.indexOf('\n', at);
    const [name = '', type, size] = all.slice(at, end).split(' ');
    const next = end + 1 + Number(size);
    if (type !== 'tree') found.push({ name, text: all.slice(end + 1, next) });
    at = next + 1;
  }
  return found;
};

/** Returns files that were changed or added since the last commit. */
export const uncommittedIn = (cwd: string): Stored[] =>
  git(cwd, 'ls-files', '--modified', '--others', '--exclude-standard', '--deduplicate')
    .split('\n')
    .filter((path) => path !== '' && !path.endsWith(LOCKFILE))
    .flatMap((path) => {
      try {
        return [{ name: path, text: readFileSync(`${cwd}/${path}`, 'latin1') }];
      } catch {
        // The file is listed but deleted.
        return [];
      }
    });
