import { daysBetween } from '../../facts/calendar.ts';
import { addDays, type LocalDate } from '../../time/local-date.ts';
import { fitLine } from '../../weights/fit-line.ts';
import { NEEDS_DAYS } from '../../weights/energy-needs.ts';
import type { WeighedDay } from '../../weights/weight-trend.ts';
import type { WeightForecast } from './schema.ts';

/** Least data for a trend. */
const FEWEST = { weights: 4, span: 10 } as const;
/** kg: standard deviation of single weights by water and food. A straighter log may be chance. */
const LEAST_NOISE = 0.5;
/** kg per week below which a trend leads nowhere, and the longest forecast in days. */
const STANDSTILL = 0.02;
const MAX_DAYS = 1_825;

const recent = (weights: readonly WeighedDay[], today: LocalDate): WeighedDay[] =>
  weights
    .filter(({ date }) => date > addDays(today, -NEEDS_DAYS) && date <= today)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the trend of the last four weeks, or null with too few weights. kg and kg per day. */
const trendOf = (weights: readonly WeighedDay[], today: LocalDate) => {
  const found = recent(weights, today);
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last || found.length < FEWEST.weights) return null;
  if (daysBetween(first.date, last.date) + 1 < FEWEST.span) return null;
  const points = found.map(({ date, weight }) => ({ x: daysBetween(last.date, date), y: weight }));
  const { slope, error } = fitLine(points);
  const middle = meanOf(points.map(({ x }) => x));
  const run = points.reduce((sum, { x }) => sum + (x - middle) ** 2, 0);
  return {
    now: meanOf(points.map(({ y }) => y)) - slope * middle,
    slope,
    error: Math.max(error, LEAST_NOISE / Math.sqrt(run)),
  };
};

/** Returns the trend's weight on the last weighed day, or the last weight with too few of them. kg, one decimal. */
export const currentWeightOf = (
  weights: readonly WeighedDay[],
  today: LocalDate,
  typed: number | null,
): number | null => {
  const now = trendOf(weights, today)?.now ?? recent(weights, today).at(-1)?.weight ?? typed;
  return now === null ? null : Math.round(now * 10) / 10;
};

/**
 * Returns when the trend of the last four weeks reaches a goal weight, with the dates of two standard errors around it.
 * @param from current weight, kg
 */
export const forecastOf = (
  weights: readonly WeighedDay[],
  from: number,
  goal: number,
  today: LocalDate,
): WeightForecast => {
  const trend = trendOf(weights, today);
  if (trend === null) {
    const found = recent(weights, today);
    const [first, last] = [found[0], found.at(-1)];
    const span = first && last ? daysBetween(first.date, last.date) + 1 : 0;
    return {
      state: 'unknown',
      missing_weights: Math.max(0, FEWEST.weights - found.length),
      missing_days: Math.max(0, FEWEST.span - span),
    };
  }
  const toward = goal < from ? -trend.slope : trend.slope;
  const dateAt = (perDay: number): LocalDate | null => {
    if (perDay * 7 < STANDSTILL) return null;
    const days = Math.ceil(Math.abs(goal - from) / perDay);
    return days > MAX_DAYS ? null : addDays(today, days);
  };
  return {
    state: 'known',
    per_week: Math.round(trend.slope * 700) / 100,
    error: Math.round(2 * trend.error * 700) / 100,
    date: dateAt(toward),
    earliest: dateAt(toward + 2 * trend.error),
    latest: dateAt(toward - 2 * trend.error),
  };
};
