import type { LocalDate } from '#shared/time/local-date.ts';

const DAY_MS = 86_400_000;

/** Returns the number of days from one day to another, negative if the other is earlier. */
export const daysFrom = (one: LocalDate, other: LocalDate): number =>
  Math.round((Date.parse(other) - Date.parse(one)) / DAY_MS);
