import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Hashes files and folders by name and content, to detect whether a build result is current.
 * @param root folder that the paths are relative to
 * @param paths files or folders; a missing one counts as empty
 * @param leaveOut files and folders to ignore
 */
export const treeHash = (root: string, paths: string[], leaveOut: string[] = []): string => {
  const left = (file: string): boolean =>
    leaveOut.some((path) => file === path || file.startsWith(`${path}/`));
  const patterns = paths.flatMap((path) => [path, `${path}/**`]);
  const files = [...new Set(globSync(patterns, { cwd: root, exclude: left }))]
    .filter((file) => !left(file) && statSync(join(root, file)).isFile())
    .sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 24);
};
