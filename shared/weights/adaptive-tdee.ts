import { daysBetween } from '../facts/calendar.ts';
import { addDays, type LocalDate } from '../time/local-date.ts';
import { type EatenDay, meanEaten, wholeDays } from './eaten-days.ts';
import { type EnergyNeeds, needed, NEEDS_DAYS } from './energy-needs.ts';
import { lineThrough } from './line-through.ts';
import type { WeighedDay } from './weight-trend.ts';

/**
 * kcal in a kilogram of body weight. Source: Wishnofsky, Am J Clin Nutr 1958; 6: 542-546. It holds for body fat over
 * weeks; in the first days of a diet, when water goes, a kilogram holds far less, and over months bodies adapt.
 */
export const KCAL_PER_KG = 7_700;

/** What bodies do, as parts of what the formula says; without a formula, kcal a day. */
const BOUNDS = { low: 0.5, high: 2 } as const;
const PLAIN_BOUNDS = { low: 500, high: 10_000 } as const;
/** Standard errors on each side: about 19 of 20 lie within. */
const ERRORS = 2;

interface Source {
  /** Today where the person is; it is not over, so its food does not count yet. */
  date: LocalDate;
  days: readonly EatenDay[];
  weights: readonly WeighedDay[];
  /** kcal a day by the formula; null where it lacks a figure. */
  formula: number | null;
}

/**
 * What a person burns in a day, by energy balance over the last 14 to 28 days: what they ate, less what the weight
 * gained, more what it lost. What was eaten before the first weight or after the last one is in none of them. The line
 * is laid through the weights as they were measured: through the smoothed ones it would come late, and its error would
 * look smaller than it is.
 */
export const adaptiveTdeeOf = ({ date, days, weights, formula }: Source): EnergyNeeds => {
  const weighed = weights
    .filter((each) => each.date > addDays(date, -NEEDS_DAYS) && each.date <= date)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const [first, last] = [weighed[0]?.date, weighed.at(-1)?.date];
  const span = first && last ? daysBetween(first, last) + 1 : 0;
  // Up to the last weight, taken in the morning; while the weights are too near, a later one may take in every day.
  const end = last && span >= needed.span ? last : date;
  const { whole, partly } = wholeDays(
    days.filter(
      (day) => day.meal_count > 0 && day.date < end && day.date >= (first ?? addDays(date, 1 - NEEDS_DAYS)),
    ),
  );
  const have = { span, meals: whole.length, weights: weighed.length, partly };
  const isEnough = (['span', 'meals', 'weights'] as const).every((what) => have[what] >= needed[what]);
  if (!isEnough || !first || !last) return { state: 'unknown', ...have };

  const eaten = meanEaten(whole, span - 1);
  const { slope, error } = lineThrough(
    weighed.map((each) => ({ x: daysBetween(first, each.date), y: each.weight })),
  );
  const burned = eaten.mean - slope * KCAL_PER_KG;
  const bounds = formula === null ? PLAIN_BOUNDS : { low: formula * BOUNDS.low, high: formula * BOUNDS.high };
  const bounded = (value: number): number => Math.round(Math.min(bounds.high, Math.max(bounds.low, value)));
  const beside = ERRORS * Math.hypot(error * KCAL_PER_KG, eaten.error);
  return {
    state: 'known',
    calories: bounded(burned),
    low: bounded(burned - beside),
    high: bounded(burned + beside),
    eaten: Math.round(eaten.mean),
    change: Math.round(slope * 7 * 100) / 100,
    is_bounded: burned < bounds.low || burned > bounds.high,
    from: first,
    to: last,
    ...have,
  };
};
