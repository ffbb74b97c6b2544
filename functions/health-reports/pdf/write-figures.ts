import type { LocalDate } from '#shared/time/local-date.ts';

/** What stands for a figure that nobody knows. */
export const UNKNOWN_FIGURE = '–';

/** e.g. '2,010'; at most one decimal place. */
export const figure = (value: number | null): string =>
  value === null
    ? UNKNOWN_FIGURE
    : new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }).format(value);

/** A wall-clock day has no zone: it is written as if it were in UTC. */
const write = (date: LocalDate, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/** e.g. 'Nov 20, 2026' */
export const wholeDay = (date: LocalDate): string => write(date, { dateStyle: 'medium' });

/** e.g. 'Nov 20' */
export const shortDay = (date: LocalDate): string => write(date, { month: 'short', day: 'numeric' });

/** e.g. 'Friday, Nov 20, 2026' */
export const namedDay = (date: LocalDate): string =>
  write(date, { weekday: 'long', month: 'short', day: 'numeric', year: 'numeric' });
