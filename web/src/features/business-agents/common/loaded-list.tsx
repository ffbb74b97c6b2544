import { t } from '#web/lib/language/translate.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import classes from './work.module.css';

interface Props<One> {
  query: UseQueryResult<One[]>;
  /** Title where it could not be loaded. */
  failure: string;
  /** Stands where there is nothing. */
  empty: ReactNode;
  children: (items: One[]) => ReactNode;
}

/**
 * A list that is fetched: on its way, empty, or there. A failure is logged, leaves an empty list, and this place says so
 * with Retry (decision D34).
 */
export const LoadedList = <One,>({ query, failure, empty, children }: Props<One>) => {
  const { data, error, isFetching, refetch } = query;
  if (data) return data.length === 0 ? empty : children(data);
  if (error) return <LoadFailure title={failure} error={error} isFetching={isFetching} refetch={refetch} />;
  return (
    <div className={classes.bones} role="status" aria-label={t('Loading')}>
      <SkeletonBlock height="4rem" />
      <SkeletonBlock height="4rem" />
      <SkeletonBlock height="4rem" />
    </div>
  );
};
