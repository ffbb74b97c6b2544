import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
/** What a run keeps at most, with room to spare; a container may offer only 64 MB. Bytes. */
const NEEDED = 4 * 1024 ** 3;

/** Free bytes of a file system; 0 where there is none. */
const freeIn = (path) => {
  try {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize;
  } catch {
    return 0;
  }
};

/**
 * A folder for all temporary files of a run, which is removed with all of them. In memory where there is room: databases
 * wait for the disk at each write, and what a killed process has written is kept there as on a disk.
 */
export const makeScratch = () => {
  const folder = mkdtempSync(join(freeIn(IN_MEMORY) > NEEDED ? IN_MEMORY : tmpdir(), 'platewise-tests-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }) };
};
