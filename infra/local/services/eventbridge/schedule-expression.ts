import { parseCron } from './cron.ts';

/** The times of a schedule. */
export interface Timetable {
  /** Returns the next run; null if there is none within a year. @param last the last run, or when it was first seen */
  nextAfter(last: Date): Date | null;
}

const unitMs: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

const MINUTES_OF_YEAR = 366 * 24 * 60;

const minuteOf = (instant: Date): number => Math.floor(instant.getTime() / 60_000);

/**
 * Parses `rate(...)` and `cron(...)`. A rate has its times at whole multiples since 1970 in UTC, where AWS counts from the
 * creation of the rule, so that schedules share their times and a moved clock stops less often.
 * Source: Amazon EventBridge User Guide, 'Creating a rule that runs on a schedule'.
 * @throws Error that names an unsupported expression
 */
export const parseSchedule = (expression: string): Timetable => {
  const rate = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression);
  if (rate) {
    const every = Number(rate[1]) * (unitMs[rate[2] ?? ''] ?? Number.NaN);
    return { nextAfter: (last) => new Date((Math.floor(last.getTime() / every) + 1) * every) };
  }
  const cron = /^cron\(([^)]*)\)$/.exec(expression);
  if (!cron) throw new Error(`The local cloud does not support the schedule ${expression}.`);
  const matches = parseCron(cron[1] ?? '');
  return {
    nextAfter: (last) => {
      const first = minuteOf(last) + 1;
      for (let minute = first; minute < first + MINUTES_OF_YEAR; minute++) {
        const at = new Date(minute * 60_000);
        if (matches(at)) return at;
      }
      return null;
    },
  };
};
