import { useInfiniteQuery } from '@tanstack/react-query';
import { coachQueries, messagesOfPages } from './coach-queries.ts';

/** Returns the fetched chat history. */
export const useHistory = () => {
  const { data, error, isPending, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      ...coachQueries.history(),
      // Shows messages from other tabs.
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
