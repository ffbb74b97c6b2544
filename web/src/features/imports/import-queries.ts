import { queryOptions } from '@tanstack/react-query';
import { importRoutes } from '#shared/imports/routes.ts';
import { call } from '#web/lib/api/call.ts';

export const importQueries = {
  /** The person's imports, newest first. */
  list: () =>
    queryOptions({
      queryKey: ['imports'],
      queryFn: ({ signal }) => call(importRoutes.list, { signal }),
      select: ({ imports }) => imports,
    }),
};
