import { nextDue } from '#shared/reminders/due.ts';
import type { DuePerson } from './due-people-repository.ts';
import { isTooLate, LATEST_MS } from './lateness.ts';

/**
 * The instants at which somebody was to be reminded, up to now: more than one where runs were missed. Those of meals
 * that are over are left out.
 * @throws RangeError for a zone that is none
 */
export const dueSince = ({ reminders, time_zone, next_at }: DuePerson, now: Date): string[] => {
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
