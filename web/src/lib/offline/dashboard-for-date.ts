import type { Dashboard } from '#shared/dashboard/schema.ts';
import { averageOf, fillMissingDays } from '#shared/dashboard/fill-missing-days.ts';
import type { LocalDate } from '#shared/time/local-date.ts';

const DAYS = 7;

/** Returns the dashboard of a later day based on the cached one, without data for the days since. */
export const dashboardForDate = (seen: Dashboard, date: LocalDate): Dashboard => {
  const week = fillMissingDays(seen.week, date, DAYS);
  return { ...seen, date, today: week.at(-1) ?? seen.today, week, weekly_average: averageOf(week) };
};
