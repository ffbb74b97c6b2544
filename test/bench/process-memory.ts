import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { withDescendants } from '#test/support/start-product.ts';

/** Memory of several processes together, MB. */
export interface ProcessMemory {
  /** Resident memory; what processes share counts once for each. */
  rssMb: number;
  /** Resident memory with shared parts divided among their users; null where the system does not report it. */
  pssMb: number | null;
}

const rollupOf = (pid: number): string | null => {
  try {
    return readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  } catch {
    // The process ended meanwhile.
    return null;
  }
};

const kilobytes = (rollup: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(rollup)?.[1] ?? 0);

const sumMb = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / 1_024;

/** Returns the memory of a process and of everything that it started. */
export const processMemory = (rootPid: number): ProcessMemory => {
  const pids = withDescendants(rootPid);
  if (existsSync('/proc/self/smaps_rollup')) {
    const rollups = pids.flatMap((pid) => rollupOf(pid) ?? []);
    return {
      rssMb: sumMb(rollups.map((rollup) => kilobytes(rollup, 'Rss'))),
      pssMb: sumMb(rollups.map((rollup) => kilobytes(rollup, 'Pss'))),
    };
  }
  const sizes = execFileSync('ps', ['-o', 'rss=', '-p', pids.join(',')])
    .toString()
    .trim();
  return { rssMb: sumMb(sizes.split(/\s+/).map(Number)), pssMb: null };
};
