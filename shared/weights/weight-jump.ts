import { daysBetween } from '../facts/calendar.ts';
import type { LocalDate } from '../time/local-date.ts';
import type { WeighedDay } from './weight-trend.ts';

/**
 * Water, food and clothes make this part of a body's weight from one day to the next; what a body itself gains or
 * loses in a day is far less, even in hard times. Beyond both it is most likely a slip of the fingers or another unit.
 */
const SWING = 0.05;
const SWING_A_DAY = 0.003;
const MAX_SWING = 0.25;

/** The weight nearest in time, of the day before or after. */
const nearestTo = (date: LocalDate, weights: readonly WeighedDay[]): WeighedDay | undefined =>
  weights
    .filter((each) => each.date !== date)
    .toSorted(
      (one, other) => Math.abs(daysBetween(one.date, date)) - Math.abs(daysBetween(other.date, date)),
    )[0];

/**
 * The weight that makes this one hard to believe; null where there is none. Such a weight is asked about, never refused.
 * @param weights in any order
 */
export const jumpFrom = (entry: WeighedDay, weights: readonly WeighedDay[]): WeighedDay | null => {
  const near = nearestTo(entry.date, weights);
  if (!near) return null;
  const days = Math.abs(daysBetween(near.date, entry.date));
  const believable = Math.min(MAX_SWING, SWING + SWING_A_DAY * days);
  return Math.abs(entry.weight - near.weight) > believable * near.weight ? near : null;
};
