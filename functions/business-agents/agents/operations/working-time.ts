import { addDays, type LocalDate } from '#shared/time/local-date.ts';

/** Working hours in minutes after midnight, and weekdays (Monday is 1, Sunday is 7). */
export interface WorkingTime {
  from: number;
  to: number;
  days: ReadonlySet<number>;
}

/** A wall-clock minute without a time zone: the plan is in the user's local time. */
export interface Moment {
  date: LocalDate;
  minute: number;
}

const weekdayOf = (date: LocalDate): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

const isBefore = (one: Moment, other: Moment): boolean =>
  one.date === other.date ? one.minute < other.minute : one.date < other.date;

export const laterOf = (one: Moment, other: Moment): Moment => (isBefore(one, other) ? other : one);

/** Returns the first working moment at or after the given one. */
export const nextWorking = ({ date, minute }: Moment, time: WorkingTime): Moment => {
  if (time.days.has(weekdayOf(date)) && minute < time.to)
    return { date, minute: Math.max(minute, time.from) };
  let next = addDays(date, 1);
  while (!time.days.has(weekdayOf(next))) next = addDays(next, 1);
  return { date: next, minute: time.from };
};

/** Returns when a given amount of work is done that starts at a working moment, skipping nights and days off. */
export const endOf = (start: Moment, minutes: number, time: WorkingTime): Moment => {
  const ofWeek = (time.to - time.from) * time.days.size;
  // The pattern repeats weekly, so all whole weeks but the last are skipped.
  const weeks = Math.ceil(minutes / ofWeek) - 1;
  let at: Moment = { date: addDays(start.date, weeks * 7), minute: start.minute };
  let left = minutes - weeks * ofWeek;
  while (left > time.to - at.minute) {
    left -= time.to - at.minute;
    at = nextWorking({ date: at.date, minute: time.to }, time);
  }
  return { date: at.date, minute: at.minute + left };
};

/** Formats a moment: '2026-11-23T09:30'. */
export const momentText = ({ date, minute }: Moment): string => {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
};
