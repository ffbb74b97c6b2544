import type { LocalDate } from '../time/local-date.ts';
import type { DailySummary } from './schema.ts';

/** The period of one bar of a trend. */
export type Grain = 'day' | 'week' | 'month';

type MeanName = 'total_calories' | 'protein' | 'carbs' | 'fat';

/** A period of days with the means of those that have an entry (decision D6), in kcal (rounded) and g per day. */
export interface TrendPeriod extends Pick<DailySummary, MeanName> {
  first: LocalDate;
  last: LocalDate;
  days: number;
  logged_days: number;
}

const WEEK = 7;
const MAX_BARS = 31;
const WEEKS_UP_TO = 92;

/**
 * Returns one bar per day for a month, per week for a quarter, otherwise per month, so that all bars fit on a phone.
 */
export const grainOf = (days: number): Grain => {
  if (days <= MAX_BARS) return 'day';
  return days <= WEEKS_UP_TO ? 'week' : 'month';
};

const periodOf = (days: readonly DailySummary[]): TrendPeriod => {
  const logged = days.filter(({ meal_count }) => meal_count > 0);
  const mean = (name: MeanName): number =>
    logged.reduce((sum, day) => sum + day[name], 0) / Math.max(1, logged.length);
  return {
    first: days[0]!.date,
    last: days.at(-1)!.date,
    days: days.length,
    logged_days: logged.length,
    total_calories: Math.round(mean('total_calories')),
    protein: mean('protein'),
    carbs: mean('carbs'),
    fat: mean('fat'),
  };
};

/** Returns the key of a day's period. Weeks are counted back from the last day; months are calendar months. */
const keyOf = (grain: Grain, date: LocalDate, daysBeforeLast: number): string => {
  if (grain === 'day') return date;
  return grain === 'month' ? date.slice(0, 7) : String(Math.floor(daysBeforeLast / WEEK));
};

/**
 * Returns the bars of a trend.
 * @param days without gaps, oldest first
 * @returns oldest first; the first and last bar may cover fewer days
 */
export const periodsOf = (days: readonly DailySummary[], grain: Grain): TrendPeriod[] => {
  const groups = new Map<string, DailySummary[]>();
  for (const [index, day] of days.entries()) {
    const key = keyOf(grain, day.date, days.length - 1 - index);
    groups.set(key, [...(groups.get(key) ?? []), day]);
  }
  return [...groups.values()].map(periodOf);
};
