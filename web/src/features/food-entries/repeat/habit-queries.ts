import { queryOptions } from '@tanstack/react-query';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { call } from '#web/lib/api/call.ts';
import type { Today } from '#web/lib/time/use-today.ts';

const MINUTES_30 = 30 * 60_000;

/** Query for the foods of the last two weeks that are habits, at any time of day. It is kept for offline use. */
export const habitQuery = ({ date, timeZone }: Today) =>
  queryOptions({
    queryKey: ['food-entries', 'habits', timeZone, date],
    queryFn: ({ signal }) => call(foodEntryRoutes.habits, { query: { time_zone: timeZone }, signal }),
    staleTime: MINUTES_30,
    meta: { isKeptOffline: true },
  });
