import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { foodRoutes } from '#shared/foods/routes.ts';
import { call } from '#web/lib/api/call.ts';

/** Recent foods are the diary's: `refreshEntries` makes them stale, as every entry does. */
export const myFoodsKey = ['food-entries', 'mine'] as const;

const MINUTE = 60_000;

export const foodQueries = {
  /** Starred foods and those logged lately. */
  mine: () =>
    queryOptions({
      queryKey: myFoodsKey,
      queryFn: ({ signal }) => call(foodRoutes.mine, { signal }),
      staleTime: 10 * MINUTE,
    }),
  /** Foods of the table by the beginning of their names. The answer before stays until the next is there. */
  search: (typed: string) =>
    queryOptions({
      queryKey: ['foods', 'search', typed],
      queryFn: ({ signal }) => call(foodRoutes.search, { query: { q: typed }, signal }),
      placeholderData: keepPreviousData,
      staleTime: 10 * MINUTE,
      retry: false,
    }),
};
