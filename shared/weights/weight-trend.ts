import { daysBetween } from '../facts/calendar.ts';
import type { LocalDate } from '../time/local-date.ts';

/** Share of the difference to a day's weight that the trend moves per day. */
const SMOOTHING = 0.1;

/** Days before the first one shown, so that the trend can settle: earlier weights then count less than 3%. */
export const TREND_LEAD_DAYS = 35;

/** kg. */
export interface WeighedDay {
  date: LocalDate;
  weight: number;
}

export interface TrendDay extends WeighedDay {
  /** kg, unrounded. */
  trend: number;
}

/**
 * Returns the weights with their trend, which smooths daily changes by water. Uses exponential smoothing at 10% per
 * day; after a gap of n days a weight counts n times.
 * Source: John Walker, The Hacker's Diet, 1991, chapter 'Signal and Noise'.
 * @param weights oldest first, one per day
 */
export const weightTrendOf = (weights: readonly WeighedDay[]): TrendDay[] => {
  const days: TrendDay[] = [];
  for (const { date, weight } of weights) {
    const last = days.at(-1);
    const kept = last ? (1 - SMOOTHING) ** daysBetween(last.date, date) : 0;
    days.push({ date, weight, trend: last ? weight + (last.trend - weight) * kept : weight });
  }
  return days;
};
