import { queryOptions } from '@tanstack/react-query';
import { goalRoutes } from '#shared/goals/routes.ts';
import { call } from '#web/lib/api/call.ts';

/** Query for the goal weight with forecast and check-in. */
export const weightGoalQuery = (timeZone: string) =>
  queryOptions({
    queryKey: ['weight-goal', timeZone],
    queryFn: ({ signal }) => call(goalRoutes.read, { query: { time_zone: timeZone }, signal }),
    meta: { isKeptOffline: true },
  });
