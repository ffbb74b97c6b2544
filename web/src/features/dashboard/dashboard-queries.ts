import { queryOptions } from '@tanstack/react-query';
import { dashboardRoutes } from '#shared/dashboard/routes.ts';
import { call } from '../../lib/api/call.ts';

export const dashboardQueries = {
  /** Everything of the first view, in one request. `timeZone` decides which day is today. */
  read: (timeZone: string) =>
    queryOptions({
      queryKey: ['dashboard', timeZone],
      queryFn: ({ signal }) => call(dashboardRoutes.read, { query: { time_zone: timeZone }, signal }),
    }),
};
