import type { LocalDate } from '#shared/time/local-date.ts';

const DAY_MS = 86_400_000;

/** Days from one day to another; negative for one before it. */
export const daysFrom = (one: LocalDate, other: LocalDate): number =>
  Math.round((Date.parse(other) - Date.parse(one)) / DAY_MS);
