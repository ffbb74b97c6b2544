import type { DailySummary, Dashboard } from '#shared/dashboard/schema.ts';
import { averageOf } from '#shared/dashboard/fill-missing-days.ts';
import { useQueuedTotals, type QueuedSums } from './queued-totals.ts';

type Days = ReadonlyMap<string, QueuedSums>;

/** Adds entries queued on this device to a day's totals. */
export const addQueuedToDay = (day: DailySummary, days: Days): DailySummary => {
  const more = days.get(day.date);
  if (!more) return day;
  const added = Object.entries(more).map(([name, value]) => [name, day[name as keyof QueuedSums] + value]);
  return { ...day, ...(Object.fromEntries(added) as QueuedSums) };
};

/** Adds queued entries to a dashboard's totals (the average by decision D6). */
export const addQueuedToDashboard = (seen: Dashboard, days: Days): Dashboard => {
  if (days.size === 0) return seen;
  const week = seen.week.map((day) => addQueuedToDay(day, days));
  return { ...seen, today: addQueuedToDay(seen.today, days), week, weekly_average: averageOf(week) };
};

/** Returns the totals of queued entries by day. */
export const useQueuedDays = (): Days => useQueuedTotals(({ days }) => days);
