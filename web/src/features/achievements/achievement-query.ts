import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { achievementRoutes } from '#shared/achievements/routes.ts';
import { call } from '#web/lib/api/call.ts';
import type { Today } from '#web/lib/time/use-today.ts';

/** Query for the achievements and the current streak. */
export const achievementQuery = ({ timeZone, date }: Today) =>
  queryOptions({
    queryKey: ['achievements', timeZone, date],
    queryFn: ({ signal }) => call(achievementRoutes.list, { query: { time_zone: timeZone }, signal }),
    placeholderData: keepPreviousData,
  });
