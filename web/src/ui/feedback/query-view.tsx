import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure.tsx';

interface Props<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** Shown until the data has loaded. */
  loading: ReactNode;
  /** Error title. */
  failure: string;
  children: (data: T) => ReactNode;
}

/** Shows fetched data, its loading state, or an error with a retry button (decision D34). */
export const QueryView = <T,>({ query, loading, failure, children }: Props<T>) => {
  const { data, error } = query;
  if (data !== undefined) return children(data);
  if (!error) return loading;
  return <LoadFailure title={failure} query={query} />;
};
