import type { DailySummary } from './schema.ts';
import { daysEnding, type LocalDate } from '../time/local-date.ts';

/** The totals of no entries. */
export const noEntries = {
  total_calories: 0,
  protein: 0,
  carbs: 0,
  fat: 0,
  fiber: 0,
  sugar: 0,
  sodium: 0,
  meal_count: 0,
};

/** Returns the `count` days up to `last`, oldest first. Days without a row have zeros. */
export const fillMissingDays = (
  rows: readonly DailySummary[],
  last: LocalDate,
  count: number,
): DailySummary[] => {
  const byDate = new Map(rows.map((row) => [row.date, row]));
  return daysEnding(last, count).map((date) => byDate.get(date) ?? { date, ...noEntries, water_ml: 0 });
};

/** Returns the mean kcal of the days with an entry, or 0 (decision D6). */
export const averageOf = (days: readonly Pick<DailySummary, 'meal_count' | 'total_calories'>[]): number => {
  const logged = days.filter((day) => day.meal_count > 0);
  const sum = logged.reduce((total, day) => total + day.total_calories, 0);
  return logged.length === 0 ? 0 : Math.round(sum / logged.length);
};
