import { queryOptions } from '@tanstack/react-query';
import { exportRoutes } from '#shared/exports/routes.ts';
import { call } from '#web/lib/api/call.ts';

/** How often the window asks while a file is being written, in ms. */
const PACE = 3_000;

export const exportQueries = {
  /** The newest export of the last day, asked for again until it is there. */
  latest: () =>
    queryOptions({
      queryKey: ['exports'],
      queryFn: ({ signal }) => call(exportRoutes.latest, { signal }),
      select: (answer) => answer.export,
      refetchInterval: ({ state }) => (state.data?.export?.status === 'waiting' ? PACE : false),
    }),
};
