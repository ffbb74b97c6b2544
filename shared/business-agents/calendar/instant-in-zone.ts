import { instantOf } from '../../time/instant-of.ts';
import { wallClockOf } from '../../time/wall-clock.ts';
import type { LocalStart } from './local-start.ts';

const shownAt = (instant: Date, zone: string): number => {
  const { date, time } = wallClockOf(instant, zone);
  return Date.parse(`${date}T${time}Z`);
};

/**
 * Returns the instant of a local time as iCalendar defines it (RFC 5545, 3.3.5): of a time that occurs twice the first
 * one, and for a skipped time the one with the offset from before the clocks changed.
 * @example instantInZone('2026-03-29T02:30', 'Europe/Berlin') // 2026-03-29T01:30Z, which is 03:30 in Berlin
 */
export const instantInZone = (start: LocalStart, zone: string): Date => {
  const found = instantOf(start.slice(0, 10), start.slice(11), zone);
  const asked = Date.parse(`${start}:00Z`);
  if (shownAt(found, zone) === asked) return found;
  const before = new Date(found.getTime() - 1000);
  return new Date(asked - (shownAt(before, zone) - before.getTime()));
};

/** Returns the local time of an instant on the minute, for example `2026-11-26T15:00`. */
export const localStartOf = (instant: Date, zone: string): LocalStart => {
  const { date, time } = wallClockOf(instant, zone);
  return `${date}T${time.slice(0, 5)}`;
};
