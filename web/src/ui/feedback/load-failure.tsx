import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { ErrorState } from './error-state.tsx';

interface Props {
  /** What could not be loaded. */
  title: string;
  error: Error | null;
  /** Whether a retry is running. */
  isFetching: boolean;
  refetch: () => unknown;
}

/** Error with a retry button in place of data that could not be loaded (decision D34). */
export const LoadFailure = ({ title, error, isFetching, refetch }: Props) => (
  <ErrorState
    title={title}
    message={error?.message ?? ''}
    actions={
      <Button
        variant="ink"
        leftSection={<RotateCw aria-hidden />}
        loading={isFetching}
        onClick={() => void refetch()}
      >
        {t('Retry')}
      </Button>
    }
  />
);
