import type { DailySummary } from '#shared/dashboard/schema.ts';
import { formatNumber } from './format-number.ts';

/** e.g. '260 under the goal'. `difference`: kcal eaten beyond the goal, negative below it. */
export const besideGoal = (difference: number): string => {
  if (difference === 0) return 'right on the goal';
  return `${formatNumber(Math.abs(difference))} ${difference > 0 ? 'over' : 'under'} the goal`;
};

/**
 * What a day was against the goal, in words.
 * @param goal kcal
 * @example daySays(day, 2100) // '1,840 kcal, 260 under the goal'
 */
export const daySays = (day: DailySummary, goal: number): string =>
  day.meal_count === 0
    ? 'nothing logged'
    : `${formatNumber(day.total_calories)} kcal, ${besideGoal(day.total_calories - goal)}`;
