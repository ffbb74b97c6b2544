import * as z from 'zod';

/** A wall-clock day, `YYYY-MM-DD`, that exists in the calendar (no 30 February). */
export const localDate = z.iso.date('Enter a date as YYYY-MM-DD.');
export type LocalDate = z.infer<typeof localDate>;

const isTimeZone = (zone: string): boolean => {
  try {
    Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

/** An IANA time zone name that this runtime knows, for example `Europe/Berlin`. */
export const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, 'Enter an IANA time zone, such as Europe/Berlin.');

/** Cached by time zone, because creating a format is expensive. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

const dayFormatOf = (zone: string): Intl.DateTimeFormat => {
  const kept = dayFormats.get(zone);
  if (kept) return kept;
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone: zone, ...parts });
  dayFormats.set(zone, made);
  return made;
};

/** Returns the wall-clock day of an instant in a time zone (decision D5). */
export const localDateOf = (instant: Date, zone: string): LocalDate => dayFormatOf(zone).format(instant);

/**
 * Returns the day that is `days` after a day (before it if negative). Calendar arithmetic without time zones or DST.
 */
export const addDays = (date: LocalDate, days: number): LocalDate => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const at = new Date(0);
  // Date.UTC maps the years 0 to 99 to 1900 to 1999.
  at.setUTCFullYear(year, month - 1, day + days);
  return at.toISOString().slice(0, 10);
};

/** Returns the `count` days up to `last`, oldest first. */
export const daysEnding = (last: LocalDate, count: number): LocalDate[] =>
  Array.from({ length: count }, (_, index) => addDays(last, index - count + 1));
