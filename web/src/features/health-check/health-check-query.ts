import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { healthCheckRoutes } from '#shared/health-check/routes.ts';
import { call } from '#web/lib/api/call.ts';
import type { Today } from '#web/lib/time/use-today.ts';

/** The last week against its targets. A new day is a new answer; until it is here, the old one stays. */
export const healthCheckQuery = ({ timeZone, date }: Today) =>
  queryOptions({
    queryKey: ['health-check', timeZone, date],
    queryFn: ({ signal }) => call(healthCheckRoutes.read, { query: { time_zone: timeZone }, signal }),
    placeholderData: keepPreviousData,
  });
