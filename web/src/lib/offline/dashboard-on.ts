import type { DailySummary, Dashboard } from '#shared/dashboard/schema.ts';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';

const DAYS = 7;

const clean = (date: LocalDate): DailySummary => ({
  date,
  total_calories: 0,
  protein: 0,
  carbs: 0,
  fat: 0,
  fiber: 0,
  sugar: 0,
  sodium: 0,
  meal_count: 0,
  water_ml: 0,
});

/** The dashboard of a later day, from the one that was last seen: nothing is known of the days since. */
export const dashboardOn = (seen: Dashboard, date: LocalDate): Dashboard => {
  const week = Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(date, index - DAYS + 1);
    return seen.week.find((known) => known.date === day) ?? clean(day);
  });
  const logged = week.filter(({ meal_count }) => meal_count > 0);
  const sum = logged.reduce((total, { total_calories }) => total + total_calories, 0);
  return {
    ...seen,
    date,
    today: week.at(-1) ?? clean(date),
    week,
    weekly_average: logged.length === 0 ? 0 : sum / logged.length,
  };
};
