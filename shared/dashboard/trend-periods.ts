import type { LocalDate } from '../time/local-date.ts';
import type { DailySummary } from './schema.ts';

/** What one bar of a trend stands for. */
export type Grain = 'day' | 'week' | 'month';

/** Days side by side; what they hold is a mean over those of them that have an entry (decision D6). kcal and g. */
export interface TrendPeriod {
  first: LocalDate;
  last: LocalDate;
  days: number;
  logged_days: number;
  /** kcal a day, whole. */
  total_calories: number;
  protein: number;
  carbs: number;
  fat: number;
}

const WEEK = 7;
const MAX_BARS = 31;
const WEEKS_UP_TO = 92;

/** A bar a day for a month, a bar a week for a quarter, then a bar a month: never more than a phone shows. */
export const grainOf = (days: number): Grain => {
  if (days <= MAX_BARS) return 'day';
  return days <= WEEKS_UP_TO ? 'week' : 'month';
};

const periodOf = (days: readonly DailySummary[]): TrendPeriod => {
  const logged = days.filter(({ meal_count }) => meal_count > 0);
  const mean = (name: 'total_calories' | 'protein' | 'carbs' | 'fat'): number =>
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

/** What the days of one period have in common. Weeks end with the last day; months are those of the calendar. */
const keyOf = (grain: Grain, date: LocalDate, daysBeforeLast: number): string => {
  if (grain === 'day') return date;
  return grain === 'month' ? date.slice(0, 7) : String(Math.floor(daysBeforeLast / WEEK));
};

/**
 * The bars of a trend.
 * @param days without a gap, oldest first
 * @returns oldest first; the first and the last may have fewer days than the others
 */
export const periodsOf = (days: readonly DailySummary[], grain: Grain): TrendPeriod[] => {
  const groups = new Map<string, DailySummary[]>();
  for (const [index, day] of days.entries()) {
    const key = keyOf(grain, day.date, days.length - 1 - index);
    groups.set(key, [...(groups.get(key) ?? []), day]);
  }
  return [...groups.values()].map(periodOf);
};
