import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import classes from './section-state.module.css';

interface Props {
  query: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** Label of the skeleton. */
  loading: string;
  skeleton: ReactNode;
  /** Returns the text for an error: what could not be loaded, and its message. */
  failure: (message: string) => string;
  /** Class of the error, e.g. for its margin. */
  className?: string | undefined;
}

/** Loading or error state of a card. Empty once the data has loaded. */
export const SectionState = ({ query, loading, skeleton, failure, className = '' }: Props) => {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return null;
  if (!error) {
    return (
      <span role="status" aria-label={loading}>
        {skeleton}
      </span>
    );
  }
  return (
    <div className={`${classes.failure} ${className}`} role="alert">
      <p>{failure(error.message)}</p>
      <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
        {t('Retry')}
      </Button>
    </div>
  );
};
