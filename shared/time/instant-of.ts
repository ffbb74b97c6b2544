import type { LocalDate } from './local-date.ts';
import { wallClockOf } from './wall-clock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the local time as if it were UTC, in ms without fractions of a second. */
const shownAt = (instantMs: number, zone: string): number => {
  const { date, time } = wallClockOf(new Date(instantMs), zone);
  return Date.parse(`${date}T${time}Z`);
};

/** Returns the time zone's UTC offset, ms. */
const offsetAt = (instantMs: number, zone: string): number =>
  shownAt(instantMs, zone) - Math.floor(instantMs / 1000) * 1000;

/** Returns the first instant after `early` with the offset of `late`. There must be exactly one change between them. */
const changeBetween = (early: number, late: number, zone: string): number => {
  const before = offsetAt(early, zone);
  let [last, first] = [early, late];
  while (first - last > 1) {
    const middle = Math.floor((last + first) / 2);
    if (offsetAt(middle, zone) === before) last = middle;
    else first = middle;
  }
  return first;
};

/**
 * Returns the instant of a local time in a time zone. `localDateOf` of the result is the same day, unless the time zone
 * skipped it.
 *
 * A local time that occurs twice, because the clock was set back, gives the earlier instant. A skipped one gives the
 * first instant after it, or the last before it if only that one is on the same day (Nuuk, 2024-03-30). A skipped day
 * (Pacific/Apia, 2011-12-30) gives the first instant of the next day.
 * @param time `HH:MM`, `HH:MM:SS` or `HH:MM:SS.mmm`
 * @param zone IANA name
 */
export const instantOf = (date: LocalDate, time: string, zone: string): Date => {
  const asked = Date.parse(`${date}T${time}Z`);
  const [early, late] = [asked - DAY_MS, asked + DAY_MS];
  const candidates = [early, late]
    .map((near) => asked - offsetAt(near, zone))
    .filter((instant) => instant + offsetAt(instant, zone) === asked);
  if (candidates.length > 0) return new Date(Math.min(...candidates));
  const change = changeBetween(early, late, zone);
  const isOnDay = (instant: number): boolean => wallClockOf(new Date(instant), zone).date === date;
  return new Date(!isOnDay(change) && isOnDay(change - 1) ? change - 1 : change);
};
