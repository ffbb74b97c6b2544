import type { DailySummary, Dashboard } from '#shared/dashboard/schema.ts';
import { averageOf } from '#shared/dashboard/fill-missing-days.ts';
import { useWaitingCount, type WaitingSums } from './waiting-count.ts';

type Days = ReadonlyMap<string, WaitingSums>;

/** A day's sums, with what of it waits on this device: what was eaten counts, wherever it is written. */
export const dayWith = (day: DailySummary, days: Days): DailySummary => {
  const more = days.get(day.date);
  if (!more) return day;
  const added = Object.entries(more).map(([name, value]) => [name, day[name as keyof WaitingSums] + value]);
  return { ...day, ...(Object.fromEntries(added) as WaitingSums) };
};

/** A dashboard's sums, with what waits (the average by decision D6). */
export const dashboardWith = (seen: Dashboard, days: Days): Dashboard => {
  if (days.size === 0) return seen;
  const week = seen.week.map((day) => dayWith(day, days));
  return { ...seen, today: dayWith(seen.today, days), week, weekly_average: averageOf(week) };
};

/** The days of which something waits. */
export const useWaitingDays = (): Days => useWaitingCount(({ days }) => days);
