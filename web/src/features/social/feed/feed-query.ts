import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { socialRoutes } from '#shared/social/routes.ts';
import type { SharedMeal } from '#shared/social/schema.ts';
import { call } from '#web/lib/api/call.ts';

/** Query for meals shared with the user: newest page first, earlier pages on request. */
export const feedQuery = infiniteQueryOptions({
  queryKey: ['feed'],
  queryFn: ({ pageParam: before, signal }) =>
    call(socialRoutes.feed, { query: before === null ? {} : { before }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});

/** Updates cached meals before the server responds; null removes one. */
export const changeMeals = (
  queryClient: QueryClient,
  change: (meal: SharedMeal) => SharedMeal | null,
): void => {
  queryClient.setQueryData(
    feedQuery.queryKey,
    (feed) =>
      feed && {
        ...feed,
        pages: feed.pages.map((page) => ({
          ...page,
          meals: page.meals.flatMap((meal) => change(meal) ?? []),
        })),
      },
  );
};
