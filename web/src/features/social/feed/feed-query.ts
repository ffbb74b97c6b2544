import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { socialRoutes } from '#shared/social/routes.ts';
import type { SharedMeal } from '#shared/social/schema.ts';
import { call } from '#web/lib/api/call.ts';

/** Meals that are shared with the person: the newest page first, earlier ones as they are asked for. */
export const feedQuery = infiniteQueryOptions({
  queryKey: ['feed'],
  queryFn: ({ pageParam: before, signal }) =>
    call(socialRoutes.feed, { query: before === null ? {} : { before }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});

/** Changes the meals that are shown before the server is asked again; null takes one out. */
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
