import { queryOptions } from '@tanstack/react-query';
import type { LocalDate } from '#shared/time/local-date.ts';
import { weightRoutes } from '#shared/weights/routes.ts';
import { call } from '#web/lib/api/call.ts';

export const weightQueries = {
  /** Query for a range including both ends, oldest first. */
  span: (from: LocalDate, to: LocalDate) =>
    queryOptions({
      queryKey: ['weights', from, to],
      queryFn: ({ signal }) => call(weightRoutes.list, { query: { from, to }, signal }),
    }),
  /** Query for the estimated calorie needs. */
  needs: (timeZone: string) =>
    queryOptions({
      queryKey: ['weights', 'needs', timeZone],
      queryFn: ({ signal }) => call(weightRoutes.needs, { query: { time_zone: timeZone }, signal }),
    }),
};
