import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { dashboardRoutes } from '#shared/dashboard/routes.ts';
import { call } from '#web/lib/api/call.ts';
import type { Today } from '#web/lib/time/use-today.ts';
import { loadTrendBars } from './load-trend-bars.ts';

/** The server's clock may not be past midnight yet when this one is: asked again until both have the same day. */
const OTHER_DAY_MS = 30_000;

const untilSameDay =
  ({ date }: Today) =>
  ({ state }: { state: { data: { date: string } | undefined } }): number | false =>
    state.data && state.data.date !== date ? OTHER_DAY_MS : false;

export const dashboardQueries = {
  /** Everything of the first view, in one request. A new day is a new answer; until it is here, the old one stays. */
  read: (today: Today) =>
    queryOptions({
      queryKey: ['dashboard', 'day', today.timeZone, today.date],
      queryFn: ({ signal }) => call(dashboardRoutes.read, { query: { time_zone: today.timeZone }, signal }),
      placeholderData: keepPreviousData,
      refetchInterval: untilSameDay(today),
    }),
  /** The last days, with the chart that draws them: neither is fetched before it is asked for. */
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
      // Yesterday's answer may stay until today's is here; that of another number of days may not.
      placeholderData: (previous, query) => (query?.queryKey[2] === days ? previous : undefined),
      refetchInterval: untilSameDay(today),
    }),
};
