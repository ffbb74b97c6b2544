import { daysBetween } from '../facts/calendar.ts';
import type { LocalDate } from '../time/local-date.ts';
import type { WeighedDay } from './weight-trend.ts';

/**
 * Water, food and clothes can change the weight by this share within a day; the body itself changes far less per day. A
 * larger change is probably a typing error or the wrong unit.
 */
const SWING = 0.05;
const SWING_A_DAY = 0.003;
const MAX_SWING = 0.25;

/** Returns the weight closest in time, before or after a day. */
const nearestTo = (date: LocalDate, weights: readonly WeighedDay[]): WeighedDay | undefined =>
  weights
    .filter((each) => each.date !== date)
    .toSorted(
      (one, other) => Math.abs(daysBetween(one.date, date)) - Math.abs(daysBetween(other.date, date)),
    )[0];

/**
 * Returns the weight compared with which this one is implausible, or null. The user is asked to confirm it; it is never
 * rejected.
 * @param weights in any order
 */
export const jumpFrom = (entry: WeighedDay, weights: readonly WeighedDay[]): WeighedDay | null => {
  const near = nearestTo(entry.date, weights);
  if (!near) return null;
  const days = Math.abs(daysBetween(near.date, entry.date));
  const believable = Math.min(MAX_SWING, SWING + SWING_A_DAY * days);
  return Math.abs(entry.weight - near.weight) > believable * near.weight ? near : null;
};
