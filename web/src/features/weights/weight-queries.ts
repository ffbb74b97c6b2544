import { queryOptions } from '@tanstack/react-query';
import type { LocalDate } from '#shared/time/local-date.ts';
import { weightRoutes } from '#shared/weights/routes.ts';
import { call } from '#web/lib/api/call.ts';

export const weightQueries = {
  /** Both ends included, oldest first. */
  span: (from: LocalDate, to: LocalDate) =>
    queryOptions({
      queryKey: ['weights', from, to],
      queryFn: ({ signal }) => call(weightRoutes.list, { query: { from, to }, signal }),
    }),
  /** What the log says of the energy that the person needs. */
  needs: (timeZone: string) =>
    queryOptions({
      queryKey: ['weights', 'needs', timeZone],
      queryFn: ({ signal }) => call(weightRoutes.needs, { query: { time_zone: timeZone }, signal }),
    }),
};
