import { ErrorState } from './error-state.tsx';
import { RetryButton } from './retry-button.tsx';

interface Props {
  /** What could not be loaded. */
  title: string;
  query: {
    error: Error | null;
    /** Whether a retry is running. */
    isFetching: boolean;
    refetch: () => unknown;
  };
}

/** Error with a retry button in place of data that could not be loaded (decision D34). */
export const LoadFailure = ({ title, query }: Props) => (
  <ErrorState
    title={title}
    message={query.error?.message ?? ''}
    actions={<RetryButton variant="ink" isFetching={query.isFetching} refetch={query.refetch} />}
  />
);
