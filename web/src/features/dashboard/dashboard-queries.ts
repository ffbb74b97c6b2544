import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { dashboardRoutes } from '#shared/dashboard/routes.ts';
import { call } from '#web/lib/api/call.ts';
import type { Today } from '#web/lib/time/use-today.ts';
import { loadTrendBars } from './load-trend-bars.ts';

/** At midnight the server's clock may be behind: polls until both have the same date. */
const OTHER_DAY_MS = 30_000;

const untilSameDay =
  ({ date }: Today) =>
  ({ state }: { state: { data: { date: string } | undefined } }): number | false =>
    state.data && state.data.date !== date ? OTHER_DAY_MS : false;

export const dashboardQueries = {
  /**
   * Query for everything in the first view, in one request. The previous day's data is shown until the new day's
   * arrives.
   */
  read: (today: Today) =>
    queryOptions({
      queryKey: ['dashboard', 'day', today.timeZone, today.date],
      queryFn: ({ signal }) => call(dashboardRoutes.read, { query: { time_zone: today.timeZone }, signal }),
      placeholderData: keepPreviousData,
      refetchInterval: untilSameDay(today),
    }),
  /** Query for the recent days, fetched with the chart's code on demand. */
  trend: (today: Today, days: number) =>
    queryOptions({
      queryKey: ['dashboard', 'trend', days, today.timeZone, today.date],
      queryFn: async ({ signal }) => {
        const query = { days, time_zone: today.timeZone };
        const [trend, TrendBars] = await Promise.all([
          call(dashboardRoutes.trend, { query, signal }),
          loadTrendBars(),
        ]);
        return { ...trend, TrendBars };
      },
      // Yesterday's data may be shown until today's arrives, but not data of another number of days.
      placeholderData: (previous, query) => (query?.queryKey[2] === days ? previous : undefined),
      refetchInterval: untilSameDay(today),
    }),
};
