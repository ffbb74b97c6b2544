import { queryOptions } from '@tanstack/react-query';
import { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import { call } from '#web/lib/api/call.ts';

/** Query for the user's offer. */
export const offerQuery = queryOptions({
  queryKey: ['sdr-offer'],
  queryFn: ({ signal }) => call(sdrRoutes.offer, { signal }),
});
