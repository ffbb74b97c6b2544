import { daysBetween } from '../facts/calendar.ts';
import { addDays, type LocalDate } from '../time/local-date.ts';
import { type EatenDay, meanIntake, wholeDays } from './logged-days.ts';
import { type EnergyNeeds, needed, NEEDS_DAYS } from './energy-needs.ts';
import { fitLine } from './fit-line.ts';
import { withoutJumps } from './implausible-jump.ts';
import type { WeighedDay } from './weight-trend.ts';

/**
 * kcal per kg of body weight. Source: Wishnofsky, Am J Clin Nutr 1958; 6: 542-546. It applies to body fat over weeks:
 * in the first days of a diet, when water is lost, a kilogram contains far less, and over months the body adapts.
 */
export const KCAL_PER_KG = 7_700;

/** Plausible range relative to the formula, or without a formula in kcal per day. */
const BOUNDS = { low: 0.5, high: 2 } as const;
const PLAIN_BOUNDS = { low: 500, high: 10_000 } as const;
/** Standard errors on each side, for an interval of about 95%. */
const ERRORS = 2;

interface Source {
  /** Today in the user's time zone. Its food is not counted because the day is not over. */
  date: LocalDate;
  days: readonly EatenDay[];
  weights: readonly WeighedDay[];
  /** kcal per day by the formula; null if it lacks input. */
  formula: number | null;
}

/**
 * Estimates a user's daily energy needs by energy balance over the last 14 to 28 days: intake minus the energy of
 * gained weight, plus that of lost weight. Intake before the first weight or after the last one is ignored. The
 * regression uses the measured weights: the smoothed ones lag behind, and their error would look too small. Weights too
 * far from the others to be true are ignored.
 */
export const adaptiveTdeeOf = ({ date, days, weights, formula }: Source): EnergyNeeds => {
  const weighed = withoutJumps(
    weights.filter((each) => each.date > addDays(date, -NEEDS_DAYS) && each.date <= date),
  ).toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const [first, last] = [weighed[0]?.date, weighed.at(-1)?.date];
  const span = first && last ? daysBetween(first, last) + 1 : 0;
  // Up to the last weight, measured in the morning. While the weights span too few days, up to today.
  const end = last && span >= needed.span ? last : date;
  const { whole, partly } = wholeDays(
    days.filter(
      (day) => day.meal_count > 0 && day.date < end && day.date >= (first ?? addDays(date, 1 - NEEDS_DAYS)),
    ),
  );
  const have = { span, meals: whole.length, weights: weighed.length, partly };
  const isEnough = (['span', 'meals', 'weights'] as const).every((what) => have[what] >= needed[what]);
  if (!isEnough || !first || !last) return { state: 'unknown', ...have };

  const eaten = meanIntake(whole, span - 1);
  const { slope, error } = fitLine(
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
