import { daysBetween } from './calendar.ts';
import type { WeighedDay } from './source.ts';

/** kg. */
export interface WeightFacts {
  first: WeighedDay;
  last: WeighedDay;
  change: number;
  /** Number of days with a weight. */
  count: number;
  /** kg per week by linear regression over the last 28 days; null with too little data. */
  slope: number | null;
}

/** Window of the regression in days before the last weight, and its minimum number of weights. */
export const SLOPE_DAYS = 28;
const FEWEST = 3;
const MIN_DAYS = 7;

/** A smaller slope counts as steady, since scales and water vary more. kg per week. */
export const STEADY_KG = 0.1;

/** Weights have at most two decimals. */
const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** Returns the slope by least squares, kg per week. */
const slopeOf = (weights: readonly WeighedDay[]): number | null => {
  const last = weights.at(-1);
  if (last === undefined) return null;
  const points = weights
    .map(({ date, weight }) => ({ x: -daysBetween(date, last.date), y: weight }))
    .filter(({ x }) => x > -SLOPE_DAYS);
  const reach = -(points[0]?.x ?? 0);
  if (points.length < FEWEST || reach < MIN_DAYS) return null;
  const middle = {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
  const rise = points.reduce((sum, { x, y }) => sum + (x - middle.x) * (y - middle.y), 0);
  const run = points.reduce((sum, { x }) => sum + (x - middle.x) ** 2, 0);
  return hundredths((rise / run) * 7);
};

/** Returns the facts of the weight log, or null if it is empty. @param weights oldest first */
export const weightOf = (weights: readonly WeighedDay[]): WeightFacts | null => {
  const [first] = weights;
  const last = weights.at(-1);
  if (first === undefined || last === undefined) return null;
  return {
    first,
    last,
    change: hundredths(last.weight - first.weight),
    count: weights.length,
    slope: slopeOf(weights),
  };
};
