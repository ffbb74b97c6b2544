import { queryOptions } from '@tanstack/react-query';
import { foodRoutes } from '#shared/foods/routes.ts';
import { foodSearchQuery } from '#web/features/foods/public.ts';
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
  search: foodSearchQuery,
};
