import { daysBetween } from '#shared/facts/calendar.ts';
import type { UnitSystem } from '#shared/profile/choices.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import type { TrendDay } from '#shared/weights/weight-trend.ts';
import { inUnit } from './weight-labels.ts';

/** Possible distances between grid lines; the smallest that gives few enough lines is used. */
const STEPS = [0.5, 1, 2, 5, 10, 20, 50, 100];
const MAX_STEPS = 5;

const linesBetween = (low: number, high: number): number[] => {
  const step = STEPS.find((each) => (high - low) / each <= MAX_STEPS) ?? 200;
  const first = Math.floor(low / step) * step;
  const count = Math.max(2, Math.ceil((high - first) / step + 1));
  return Array.from({ length: count }, (_none, at) => first + at * step);
};

/** Rounds to hundredths of a percent, which is less than a pixel. */
const short = (percent: number): number => Math.round(percent * 100) / 100;

/** Returns the positions of weights and trend in a chart, in percent of its width and height from the top left. */
export const weightChartScale = (
  days: readonly TrendDay[],
  from: LocalDate,
  span: number,
  system: UnitSystem,
) => {
  const values = days.flatMap(({ weight, trend }) => [inUnit(weight, system), inUnit(trend, system)]);
  const lines = linesBetween(Math.min(...values), Math.max(...values));
  const [low, high] = [lines[0]!, lines.at(-1)!];
  const yOf = (value: number): number => short(100 - ((value - low) / (high - low)) * 100);
  const points = days.map(({ date, weight, trend }) => ({
    x: short((daysBetween(from, date) / (span - 1)) * 100),
    weight: yOf(inUnit(weight, system)),
    trend: yOf(inUnit(trend, system)),
  }));
  return { points, lines: lines.map((value) => ({ value, y: yOf(value) })) };
};
