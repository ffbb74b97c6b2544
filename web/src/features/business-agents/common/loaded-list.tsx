import { t } from '#web/lib/language/translate.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { QueryView } from '#web/ui/feedback/query-view.tsx';
import classes from './work.module.css';

interface Props<One> {
  query: Pick<UseQueryResult<One[]>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** Error title. */
  failure: string;
  /** Shown if the list is empty. Without it, `children` also renders the empty list and keeps its open dialogs. */
  empty?: ReactNode;
  children: (items: One[]) => ReactNode;
}

/**
 * Shows a fetched list: loading, empty, or its rows. An error is logged and shown with a Retry button (decision D34).
 */
export const LoadedList = <One,>({ query, failure, empty, children }: Props<One>) => (
  <QueryView
    query={query}
    loading={
      <div className={classes.bones} role="status" aria-label={t('Loading')}>
        <SkeletonBlock height="4rem" />
        <SkeletonBlock height="4rem" />
        <SkeletonBlock height="4rem" />
      </div>
    }
    failure={failure}
  >
    {(items) => (items.length === 0 && empty !== undefined ? empty : children(items))}
  </QueryView>
);
