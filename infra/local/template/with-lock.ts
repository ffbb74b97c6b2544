import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

/**
 * Longer than any work under a lock, in ms. After that the holder's process ID may have been reused by another process.
 */
const STALE_MS = 10 * 60_000;

/** Removes the lock of a process that ended without releasing it. */
const clearStale = (file: string): void => {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    const isOld = Date.now() - statSync(file).mtimeMs > STALE_MS;
    if (isOld || (pid !== 0 && !isRunning(pid))) rmSync(file, { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
};

/** Runs a task while holding a lock file; waits until other processes have released it. */
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
