import { daysBetween } from '../facts/calendar.ts';
import type { LocalDate } from '../time/local-date.ts';

/** How much of the way to a day's weight the trend goes in a day. */
const SMOOTHING = 0.1;

/** So many days before the first one shown let the trend settle: what came earlier weighs under 3%. */
export const TREND_LEAD_DAYS = 35;

/** kg */
export interface WeighedDay {
  date: LocalDate;
  weight: number;
}

export interface TrendDay extends WeighedDay {
  /** kg, not rounded. */
  trend: number;
}

/**
 * The weights with the line through them: water comes and goes by a kilogram or two in a day, which the line levels.
 * Exponential smoothing, 10% a day; after a gap of n days a weight counts as if it had been the same on all of them.
 * Source: John Walker, The Hacker's Diet, 1991, chapter 'Signal and Noise'.
 * @param weights oldest first, one a day
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
