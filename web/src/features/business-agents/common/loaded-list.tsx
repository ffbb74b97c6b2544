import { t } from '#web/lib/language/translate.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import classes from './work.module.css';

interface Props<One> {
  query: UseQueryResult<One[]>;
  /** Error title. */
  failure: string;
  /** Shown if the list is empty. */
  empty: ReactNode;
  children: (items: One[]) => ReactNode;
}

/**
 * Shows a fetched list: loading, empty, or its rows. An error is logged and shown with a Retry button (decision D34).
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
