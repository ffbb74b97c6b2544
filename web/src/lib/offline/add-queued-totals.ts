import type { DailySummary, Dashboard } from '#shared/dashboard/schema.ts';
import { averageOf } from '#shared/dashboard/fill-missing-days.ts';
import { useQueuedTotals, type QueuedSums } from './queued-totals.ts';

type Days = ReadonlyMap<string, QueuedSums>;

/** A day's sums, with what of it waits on this device: what was eaten counts, wherever it is written. */
export const addQueuedToDay = (day: DailySummary, days: Days): DailySummary => {
  const more = days.get(day.date);
  if (!more) return day;
  const added = Object.entries(more).map(([name, value]) => [name, day[name as keyof QueuedSums] + value]);
  return { ...day, ...(Object.fromEntries(added) as QueuedSums) };
};

/** A dashboard's sums, with what waits (the average by decision D6). */
export const addQueuedToDashboard = (seen: Dashboard, days: Days): Dashboard => {
  if (days.size === 0) return seen;
  const week = seen.week.map((day) => addQueuedToDay(day, days));
  return { ...seen, today: addQueuedToDay(seen.today, days), week, weekly_average: averageOf(week) };
};

/** The days of which something waits. */
export const useQueuedDays = (): Days => useQueuedTotals(({ days }) => days);
