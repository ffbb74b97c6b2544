import { queryOptions } from '@tanstack/react-query';
import { importRoutes } from '#shared/imports/routes.ts';
import { call } from '#web/lib/api/call.ts';

export const importQueries = {
  /** Query for the user's imports, newest first. */
  list: () =>
    queryOptions({
      queryKey: ['imports'],
      queryFn: ({ signal }) => call(importRoutes.list, { signal }),
      select: ({ imports }) => imports,
    }),
};
