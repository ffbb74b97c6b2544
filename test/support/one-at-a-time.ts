import { mkdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits until no other file of the tests holds this thing, then holds it: two workers may not script one model at once.
 * @param dataDir of the product that all files share, new in each run
 * @returns what lets go of it
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
