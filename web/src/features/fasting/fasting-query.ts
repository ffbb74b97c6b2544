import { infiniteQueryOptions } from '@tanstack/react-query';
import { fastingRoutes } from '#shared/fasting/routes.ts';
import { call } from '#web/lib/api/call.ts';

/** Query for the settings and the pages of fasts, latest start first. */
export const fastingQuery = infiniteQueryOptions({
  queryKey: ['fasting'],
  queryFn: ({ pageParam, signal }) =>
    call(fastingRoutes.read, { query: pageParam === null ? {} : { before: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  meta: { isKeptOffline: true },
});
