import type { DueWork } from '../../clock/agenda.ts';
import type { FunctionRuntime } from '../../runtime/function-runtime.ts';
import type { Store } from '../../store.ts';
import type { LocalStack } from '../../template/model.ts';
import { type Schedule, schedulesOf } from './schedule.ts';

/** The stack's schedules, started by the clock or manually. */
export interface Schedules extends DueWork {
  /**
   * Runs a schedule now.
   * @param id the logical ID, with or without the hash that CDK appends
   * @returns the result of the function; of the last one if there are several
   * @throws Error when the stack has no such schedule
   */
  run(id: string): Promise<unknown>;
  /** Logical IDs. */
  ids(): string[];
}

interface Settings {
  stack: LocalStack;
  runtime: FunctionRuntime;
  store: Store;
  clock: () => Date;
  report(error: unknown): void;
}

/** Returns the readable name: `SweepHourly` for `SweepHourly5B9C807B`. */
const withoutHash = (logicalId: string): string => logicalId.replace(/[\dA-F]{8}$/, '');

/**
 * Stores each schedule's last run across restarts, so that `rate(1 day)` becomes due even if the local cloud never runs
 * for a whole day.
 */
const openRuns = (store: Store) => {
  store.exec(
    'CREATE TABLE IF NOT EXISTS schedule_runs (id TEXT PRIMARY KEY, ran_at INTEGER NOT NULL) STRICT',
  );
  const find = store.prepare('SELECT ran_at FROM schedule_runs WHERE id = ?');
  const first = store.prepare('INSERT OR IGNORE INTO schedule_runs VALUES (?, ?)');
  const put = store.prepare('INSERT OR REPLACE INTO schedule_runs VALUES (?, ?)');
  return {
    lastOf: (id: string, now: Date): Date => {
      first.run(id, now.getTime());
      return new Date(Number(find.get(id)?.['ran_at']));
    },
    ran: (id: string, now: Date): void => void put.run(id, now.getTime()),
  };
};

export const createSchedules = ({ stack, runtime, store, clock, report }: Settings): Schedules => {
  const schedules = schedulesOf(stack);
  const runs = openRuns(store);
  /** By ID, since the last run: a moved clock asks for them at each of its stops. */
  const nextRuns = new Map<string, Date | null>();

  const call = (schedule: Schedule, now: Date): Promise<unknown> => {
    runs.ran(schedule.id, now);
    nextRuns.delete(schedule.id);
    return runtime.invoke(schedule.functionArn, schedule.eventAt(now));
  };

  const enabled = schedules.filter((schedule) => schedule.enabled);

  const nextOf = ({ id, timetable }: Schedule): Date | null => {
    const known = nextRuns.get(id);
    if (known !== undefined) return known;
    const next = timetable.nextAfter(runs.lastOf(id, clock()));
    nextRuns.set(id, next);
    return next;
  };

  return {
    nextAt: () => {
      const times = enabled.flatMap((schedule) => nextOf(schedule)?.getTime() ?? []);
      return times.length === 0 ? null : new Date(Math.min(...times));
    },
    tick: async () => {
      const now = clock();
      const due = enabled.filter((schedule) => (nextOf(schedule) ?? Infinity) <= now);
      await Promise.all(due.map((schedule) => call(schedule, now).catch(report)));
    },
    ids: () => schedules.map(({ id }) => id),
    run: async (id) => {
      const named = schedules.filter((schedule) => [schedule.id, withoutHash(schedule.id)].includes(id));
      if (named.length === 0) throw new Error(`The stack has no schedule ${id}.`);
      const results = await Promise.all(named.map((schedule) => call(schedule, clock())));
      return results.at(-1);
    },
  };
};
