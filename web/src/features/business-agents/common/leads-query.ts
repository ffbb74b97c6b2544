import { queryOptions } from '@tanstack/react-query';
import { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import { call } from '#web/lib/api/call.ts';

/** Query for all leads of the user, highest score first. */
export const leadsQuery = queryOptions({
  queryKey: ['leads'],
  queryFn: ({ signal }) => call(sdrRoutes.leads, { signal }),
  select: ({ leads }) => leads,
});
