import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';

interface Props<Row> {
  /** Accessible name of the list. */
  label: string;
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string;
  renderRow: (row: Row) => ReactNode;
  empty: { title: string; message: string };
  list: {
    error: Error | null;
    hasNextPage: boolean;
    isFetching: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
}

/** Paged list for staff: loading, error, empty or rows. */
export const StaffList = <Row,>({ label, rows, keyOf, renderRow, empty, list }: Props<Row>) => {
  if (!rows && list.error) return <LoadFailure title={t('We couldn’t load the list')} query={list} />;
  if (!rows)
    return (
      <div className="stack4" role="status" aria-label={t('Loading')}>
        <SkeletonBlock height="6rem" />
        <SkeletonBlock height="6rem" />
      </div>
    );
  if (rows.length === 0 && !list.hasNextPage) return <EmptyState {...empty} />;
  return (
    <>
      <ul className="stack4" aria-label={label}>
        {rows.map((row) => (
          <li key={keyOf(row)}>{renderRow(row)}</li>
        ))}
      </ul>
      {list.error && (
        <p className="error" role="alert">
          {list.error.message}
        </p>
      )}
      {list.hasNextPage && (
        <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('Show more')}
        </Button>
      )}
    </>
  );
};
