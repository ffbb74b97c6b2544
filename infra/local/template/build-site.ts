import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../host/run-command.ts';
import { treeHash } from './tree-hash.ts';
import { withLock } from './with-lock.ts';
import type { Workspace } from './workspace.ts';

const DIST = 'web/dist';

/** File with the chunks of the last build. @param root the project's root folder */
export const chunkReportOf = (root: string): string => join(root, '.local', 'site-chunks.json');

/** All inputs of the site; its build also reads the last two. */
const sources = [
  'web',
  'shared',
  'package.json',
  'package-lock.json',
  'docs/openapi.json',
  'infra/bundles/json-schemas-missing.ts',
];

const readOr = (file: string, missing: string): string =>
  existsSync(file) ? readFileSync(file, 'utf8') : missing;

/**
 * Builds the site into web/dist, unless the existing build is from the same sources.
 * @returns the folder of the built site
 * @throws Error with the build's message when it fails
 */
export const buildSite = ({ root, searchPath, say, signal }: Workspace): Promise<string> =>
  withLock(join(root, '.local', 'site.lock'), async () => {
    const dist = join(root, DIST);
    const stamp = join(root, '.local', 'site.hash');
    const hash = treeHash(root, sources, [DIST]);
    // Compares both hashes, because the folder could have been built manually from other sources.
    const isCurrent = (): boolean => readOr(stamp, '') === `${hash} ${treeHash(root, [DIST])}`;
    const report = chunkReportOf(root);
    if (existsSync(join(dist, 'index.html')) && existsSync(report) && isCurrent()) return dist;
    say('Building the site ...');
    await runCommand(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', 'web'], {
      cwd: root,
      env: { PATH: searchPath, NODE_ENV: 'production', CHUNK_REPORT: report },
      signal,
    });
    writeFileSync(stamp, `${hash} ${treeHash(root, [DIST])}`);
    return dist;
  });
