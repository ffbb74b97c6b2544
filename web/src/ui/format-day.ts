import { addDays, type LocalDate } from '#shared/time/local-date.ts';

/** A wall-clock day has no zone: it is written as if it were in UTC, where no clock shifts it. */
const write = (date: LocalDate, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(undefined, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/** e.g. 'Fri' */
export const weekdayOf = (date: LocalDate): string => write(date, { weekday: 'short' });

/** 'Today', 'Yesterday', or e.g. 'Wed, Nov 18'. */
export const dayName = (date: LocalDate, today: LocalDate): string => {
  if (date === today) return 'Today';
  if (date === addDays(today, -1)) return 'Yesterday';
  return write(date, { weekday: 'short', month: 'short', day: 'numeric' });
};

/** e.g. 'Friday, November 20' */
export const fullDay = (date: LocalDate): string =>
  write(date, { weekday: 'long', month: 'long', day: 'numeric' });

/** Time of day of an instant where it happened, e.g. '12:55 PM'. */
export const timeOf = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit', timeZone }).format(
    new Date(instant),
  );
