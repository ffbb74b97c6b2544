import { queryOptions } from '@tanstack/react-query';
import { apiTokenRoutes } from '#shared/api-tokens/routes.ts';
import { call } from '#web/lib/api/call.ts';

export const tokenQueries = {
  /** Query for the user's tokens, newest first. */
  list: () =>
    queryOptions({
      queryKey: ['api-tokens'],
      queryFn: ({ signal }) => call(apiTokenRoutes.list, { signal }),
      select: ({ tokens }) => tokens,
    }),
};
