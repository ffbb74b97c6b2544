import type { LocalDate } from './local-date.ts';
import { wallClockOf } from './wall-clock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What the wall shows, as if it were UTC: whole seconds, in ms. */
const shownAt = (instantMs: number, zone: string): number => {
  const { date, time } = wallClockOf(new Date(instantMs), zone);
  return Date.parse(`${date}T${time}Z`);
};

/** How far the zone's wall clock is ahead of UTC, ms. */
const offsetAt = (instantMs: number, zone: string): number =>
  shownAt(instantMs, zone) - Math.floor(instantMs / 1000) * 1000;

/** The first instant after `early` at which the zone has the offset of `late`; there is one change between them. */
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
 * The instant at which the wall clock of a zone shows a time on a day. `localDateOf` of it is the day again, but on a
 * day that the zone skipped.
 *
 * Shown twice, because the clock was set back: the earlier instant. Never shown, because it was set forward: the first
 * instant after, or the last before where only that one is on the day (Nuuk, 2024-03-30). A day that the zone skipped
 * altogether (Pacific/Apia, 2011-12-30) gives the first instant of the next one.
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
