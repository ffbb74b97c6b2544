import { queryOptions } from '@tanstack/react-query';
import { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import { call } from '#web/lib/api/call.ts';

/** All leads of the person, the best score first. */
export const leadsQuery = queryOptions({
  queryKey: ['leads'],
  queryFn: ({ signal }) => call(sdrRoutes.leads, { signal }),
  select: ({ leads }) => leads,
});
