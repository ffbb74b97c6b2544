import type { Clock } from '../platform/clock.ts';
import type { TableExports } from './exports-repository.ts';
import { backupAge, planExports } from './plan-exports.ts';

interface Dependencies {
  exports: TableExports;
  /** Returns when the last restore drill passed, or undefined before the first one. */
  readLastDrill: () => Promise<string | undefined>;
  clock: Clock;
}

/** What one run found and did. */
export interface BackupRun {
  requested: number;
  /** Hours since the newest state that can be restored. */
  backup_age: number;
  /** Days since the last passed restore drill; before the first one, since the oldest known export. */
  drill_age: number;
}

const DAY_MS = 86_400_000;

/**
 * Requests the exports that are due. A request that fails does not prevent the others.
 * @throws AggregateError of the failed requests, so that the run is retried
 */
export const createExportTable =
  ({ exports, readLastDrill, clock }: Dependencies) =>
  async (): Promise<BackupRun> => {
    const now = clock();
    const known = await exports.list(now);
    const results = await Promise.allSettled(planExports(known, now).map(exports.request));
    const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} exports were refused.`);
    const drilled = Date.parse((await readLastDrill()) ?? '');
    const began = Math.min(now.getTime(), ...known.map(({ startedAt }) => startedAt.getTime()));
    return {
      requested: results.length,
      backup_age: backupAge(known, now),
      drill_age: (now.getTime() - (Number.isNaN(drilled) ? began : drilled)) / DAY_MS,
    };
  };
