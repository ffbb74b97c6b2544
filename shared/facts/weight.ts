import { daysBetween } from './calendar.ts';
import type { WeighedDay } from './source.ts';

/** kg */
export interface WeightFacts {
  first: WeighedDay;
  last: WeighedDay;
  change: number;
  /** Days that have a weight. */
  count: number;
  /** kg a week by a straight line through the last 28 days; null where they tell too little. */
  slope: number | null;
}

/** The line is laid through so many days before the last weight, and needs so many weights over so many days. */
export const SLOPE_DAYS = 28;
const FEWEST = 3;
const MIN_DAYS = 7;

/** A slope nearer to level than this is called level: scales and water move more. kg a week. */
export const STEADY_KG = 0.1;

/** Weights are typed with two decimals at most. */
const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** Least squares, kg a week. */
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

/** The weight log in figures; null where it is empty. @param weights oldest first */
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
