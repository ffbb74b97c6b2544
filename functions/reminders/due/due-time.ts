import { nextDue } from '#shared/reminders/due.ts';
import type { DueUser } from './due-users-repository.ts';
import { isTooLate, LATEST_MS } from './lateness.ts';

/**
 * Returns the instants up to now at which a user should have been reminded, more than one after missed runs. Leaves out
 * reminders that are too late.
 * @throws RangeError for an invalid time zone
 */
export const dueSince = ({ reminders, time_zone, next_at }: DueUser, now: Date): string[] => {
  const next = (after: Date): Date | null => nextDue(reminders, time_zone, after);
  const planned = new Date(next_at);
  const found: string[] = [];
  let due = isTooLate(planned, now) ? next(new Date(now.getTime() - LATEST_MS)) : planned;
  while (due && due <= now) {
    found.push(due.toISOString());
    due = next(due);
  }
  return found;
};
