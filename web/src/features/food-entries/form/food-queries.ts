import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { foodRoutes } from '#shared/foods/routes.ts';
import { searchFoods } from '#web/features/foods/public.ts';
import { call } from '#web/lib/api/call.ts';

/** Recent foods come from the diary: `refreshEntries` invalidates them with every entry. */
export const myFoodsKey = ['food-entries', 'mine'] as const;

const MINUTE = 60_000;

export const foodQueries = {
  /** Query for starred and recently logged foods. */
  mine: () =>
    queryOptions({
      queryKey: myFoodsKey,
      queryFn: ({ signal }) => call(foodRoutes.mine, { signal }),
      staleTime: 10 * MINUTE,
    }),
  /** Query for foods by the start of their names. Keeps the previous result while loading. */
  search: (typed: string) =>
    queryOptions({
      queryKey: ['foods', 'search', typed],
      queryFn: ({ signal }) => searchFoods(typed, signal),
      placeholderData: keepPreviousData,
      staleTime: 10 * MINUTE,
      retry: false,
    }),
};
