import { mkdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Acquires a lock across test files: two workers must not script one model at the same time.
 * @param dataDir of the product that all files share, new in each run
 * @returns a function that releases it
 */
export const holdAlone = async (dataDir: string, thing: string): Promise<() => Promise<void>> => {
  const lock = join(dataDir, `held-${thing}`);
  const taken = () =>
    mkdir(lock).then(
      () => true,
      () => false,
    );
  while (!(await taken())) await pause(50);
  return () => rmdir(lock);
};
