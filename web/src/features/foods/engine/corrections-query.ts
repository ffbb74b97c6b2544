import { queryOptions } from '@tanstack/react-query';
import { foodRoutes } from '#shared/foods/routes.ts';
import { call } from '#web/lib/api/call.ts';

const TEN_MINUTES = 600_000;

/** Query for the user's corrections, also without a network: the engine on the device applies them like the server. */
export const correctionsQuery = queryOptions({
  queryKey: ['food-entries', 'corrections'],
  queryFn: ({ signal }) => call(foodRoutes.corrections, { signal }),
  staleTime: TEN_MINUTES,
  meta: { isKeptOffline: true },
});
