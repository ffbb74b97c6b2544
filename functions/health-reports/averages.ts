import { type MacroName, macroNames, type ReportDay } from './report-day.ts';

/** Daily means: kcal, g, mg for sodium, ml for water. */
export interface Averages extends Record<MacroName, number | null> {
  /** Number of days with an entry. Food means are taken over these days (decision D6). */
  logged_days: number;
  total_calories: number;
  /** Mean of the days with any water, or null. */
  water_ml: number | null;
}

/** Returns the mean of the known values; null if there are none. */
const meanOf = (values: readonly (number | null)[], digits: number): number | null => {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  return Number((known.reduce((sum, value) => sum + value, 0) / known.length).toFixed(digits));
};

/**
 * Returns the means of the days with an entry, or null without any. The mean of a nutrient covers the days on which it is
 * known.
 */
export const averagesOf = (days: readonly ReportDay[]): Averages | null => {
  const logged = days.filter(({ meal_count }) => meal_count > 0);
  if (logged.length === 0) return null;
  const macros = macroNames.map((name) => [
    name,
    meanOf(
      logged.map((day) => day[name]),
      name === 'sodium' ? 0 : 1,
    ),
  ]);
  return {
    ...(Object.fromEntries(macros) as Record<MacroName, number | null>),
    logged_days: logged.length,
    total_calories:
      meanOf(
        logged.map(({ total_calories }) => total_calories),
        0,
      ) ?? 0,
    water_ml: meanOf(
      days.map(({ water_ml }) => (water_ml > 0 ? water_ml : null)),
      0,
    ),
  };
};
