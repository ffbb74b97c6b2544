import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
/** Maximum space of a run with a margin, in bytes. A container may offer only 64 MB. */
const NEEDED = 4 * 1024 ** 3;

/** Returns the free bytes of a file system; 0 if it does not exist. */
const freeIn = (path) => {
  try {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize;
  } catch {
    return 0;
  }
};

/**
 * Creates a folder for all temporary files of a run, which is deleted at the end. In memory if there is space:
 * databases wait for the disk at each write, and the data of a killed process survives there as well.
 */
export const makeScratch = () => {
  const folder = mkdtempSync(join(freeIn(IN_MEMORY) > NEEDED ? IN_MEMORY : tmpdir(), 'platewise-tests-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }) };
};
