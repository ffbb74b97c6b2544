import { queryOptions } from '@tanstack/react-query';
import { exportRoutes } from '#shared/exports/routes.ts';
import { isProofNeeded } from '#web/features/account-security/public.ts';
import { call } from '#web/lib/api/call.ts';

/** Polling interval while an export is being created, in ms. */
const PACE = 3_000;

export const exportQueries = {
  /** Query for the newest export of the last day, polled until it is ready. */
  latest: () =>
    queryOptions({
      queryKey: ['exports'],
      queryFn: ({ signal }) => call(exportRoutes.latest, { signal }),
      select: (answer) => answer.export,
      refetchInterval: ({ state }) =>
        state.data?.export?.status === 'waiting' && !isProofNeeded(state.error) ? PACE : false,
    }),
};
