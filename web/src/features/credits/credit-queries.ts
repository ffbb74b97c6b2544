import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { creditRoutes } from '#shared/credits/routes.ts';
import { call } from '#web/lib/api/call.ts';

export const creditQueries = {
  /** Query for the available credits. */
  balance: () =>
    queryOptions({
      queryKey: ['credits', 'balance'],
      queryFn: ({ signal }) => call(creditRoutes.balance, { signal }),
    }),
  /** Query for credit changes, newest first, in pages. */
  history: () =>
    infiniteQueryOptions({
      queryKey: ['credits', 'history'],
      queryFn: ({ pageParam: cursor, signal }) =>
        call(creditRoutes.history, { query: { ...(cursor !== null && { cursor }) }, signal }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ cursor }) => cursor,
    }),
};
