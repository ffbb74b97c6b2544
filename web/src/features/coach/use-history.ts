import { useInfiniteQuery } from '@tanstack/react-query';
import { coachQueries, messagesOfPages } from './coach-queries.ts';

/** What was said before, as far as it was asked for. */
export const useHistory = () => {
  const { data, error, isPending, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      ...coachQueries.history(),
      // The page shows what another window said meanwhile.
      refetchOnMount: 'always',
      select: messagesOfPages,
    });
  return {
    messages: data,
    isLoading: isPending && error === null,
    hasFailed: error !== null && data === undefined,
    isFetching,
    retry: (): void => void refetch(),
    hasEarlier: hasNextPage,
    isFetchingEarlier: isFetchingNextPage,
    fetchEarlier: (): void => void fetchNextPage(),
  };
};
