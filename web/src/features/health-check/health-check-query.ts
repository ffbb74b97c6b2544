import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { healthCheckRoutes } from '#shared/health-check/routes.ts';
import { call } from '#web/lib/api/call.ts';
import type { Today } from '#web/lib/time/use-today.ts';

/** Query for the last week against its targets. The previous day's result is shown until the new one arrives. */
export const healthCheckQuery = ({ timeZone, date }: Today) =>
  queryOptions({
    queryKey: ['health-check', timeZone, date],
    queryFn: ({ signal }) => call(healthCheckRoutes.read, { query: { time_zone: timeZone }, signal }),
    placeholderData: keepPreviousData,
  });
