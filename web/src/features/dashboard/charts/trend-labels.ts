import { plural, t } from '#web/lib/language/translate.ts';
import type { Grain, TrendPeriod } from '#shared/dashboard/trend-periods.ts';
import { dayRange, fullDay, monthName, shortDay, shortMonth } from '#web/ui/format/format-day.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';

/** Returns the difference as text, e.g. '260 under the goal'. `difference`: kcal above the goal, negative below it. */
export const differenceFromGoal = (difference: number): string => {
  if (difference === 0) return t('right on your goal');
  const kcal = formatNumber(Math.abs(difference));
  return difference > 0 ? t('{kcal} over your goal', { kcal }) : t('{kcal} under your goal', { kcal });
};

/** e.g. '5 of 7 days logged' */
export const daysLogged = ({ logged_days, days }: TrendPeriod): string =>
  plural(days, '{logged} of {days} day logged', '{logged} of {days} days logged', {
    logged: formatNumber(logged_days),
    days: formatNumber(days),
  });

/** e.g. 'Friday, November 20', 'Nov 14 – 20', 'November 2026' */
export const periodName = ({ first, last }: TrendPeriod, grain: Grain): string => {
  if (grain === 'day') return fullDay(last);
  return grain === 'month' ? monthName(last) : dayRange(first, last);
};

/** Returns the label under a bar: its last day, or its month. */
export const axisName = ({ last }: TrendPeriod, grain: Grain): string =>
  grain === 'month' ? shortMonth(last) : shortDay(last);

/**
 * Returns a period compared with the goal as text.
 * @param goal kcal per day
 * @example periodSays(day, 'day', 2100) // '1,840 kcal, 260 under the goal'
 */
export const formatPeriodResult = (period: TrendPeriod, grain: Grain, goal: number): string => {
  if (period.logged_days === 0) return t('nothing logged');
  const kcal = formatNumber(period.total_calories);
  const beside = differenceFromGoal(period.total_calories - goal);
  return grain === 'day'
    ? `${kcal} kcal, ${beside}`
    : t('{kcal} kcal per day, {beside}, {logged}', { kcal, beside, logged: daysLogged(period) });
};
