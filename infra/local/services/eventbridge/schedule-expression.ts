import { parseCron } from './cron.ts';

/** Decides whether a schedule is due. */
export interface Timetable {
  /** Returns whether the schedule is due. @param last the last run, or when the schedule was first seen */
  due(last: Date, now: Date): boolean;
}

const unitMs: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

const minuteOf = (instant: Date): number => Math.floor(instant.getTime() / 60_000);

/**
 * Parses `rate(...)` and `cron(...)`.
 * Source: Amazon EventBridge User Guide, 'Creating a rule that runs on a schedule'.
 * @throws Error that names an unsupported expression
 */
export const parseSchedule = (expression: string): Timetable => {
  const rate = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression);
  if (rate) {
    const every = Number(rate[1]) * (unitMs[rate[2] ?? ''] ?? Number.NaN);
    return { due: (last, now) => now.getTime() - last.getTime() >= every };
  }
  const cron = /^cron\(([^)]*)\)$/.exec(expression);
  if (!cron) throw new Error(`The local cloud does not support the schedule ${expression}.`);
  const matches = parseCron(cron[1] ?? '');
  return { due: (last, now) => minuteOf(now) > minuteOf(last) && matches(now) };
};
