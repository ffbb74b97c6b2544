import type { DailySummary } from '../dashboard/schema.ts';

export type EatenDay = Pick<DailySummary, 'date' | 'total_calories' | 'meal_count'>;

/** A day below this share of the median is considered partly logged. */
const PARTLY = 0.3;

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

/** Returns the fully logged days, and the number of partly logged ones. */
export const wholeDays = (logged: readonly EatenDay[]) => {
  const least = PARTLY * medianOf(logged.map(({ total_calories }) => total_calories));
  const whole = logged.filter(({ total_calories }) => total_calories >= least);
  return { whole, partly: logged.length - whole.length };
};

/**
 * Returns the mean daily intake in kcal with its standard error. Days without a log may differ, so the error grows with
 * their share; it is 0 if every day is known.
 * @param days two or more
 * @param all number of days that the mean represents
 */
export const meanIntake = (days: readonly EatenDay[], all: number): { mean: number; error: number } => {
  const mean = meanOf(days.map(({ total_calories }) => total_calories));
  const squares = days.reduce((sum, { total_calories }) => sum + (total_calories - mean) ** 2, 0);
  const unknown = Math.max(0, 1 - days.length / all);
  return { mean, error: Math.sqrt((squares / (days.length - 1) / days.length) * unknown) };
};
