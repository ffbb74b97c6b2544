import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const tryLock = (file: string): boolean => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
};

/** Removes the lock of a process that ended without removing it. */
const clearStale = (file: string): void => {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    if (pid !== 0 && !isRunning(pid)) rmSync(file, { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
};

/** Runs alone among the processes of this machine that name the same lock file; waits for its turn. */
export const withLock = async <T>(file: string, run: () => Promise<T>): Promise<T> => {
  mkdirSync(dirname(file), { recursive: true });
  while (!tryLock(file)) {
    clearStale(file);
    await sleep(100);
  }
  try {
    return await run();
  } finally {
    rmSync(file, { force: true });
  }
};
