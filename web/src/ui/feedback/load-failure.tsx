import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { ErrorState } from './error-state.tsx';

interface Props {
  /** What is missing. */
  title: string;
  error: Error | null;
  /** Whether it is being tried again. */
  isFetching: boolean;
  refetch: () => unknown;
}

/** Stands in the place of what could not be loaded, and offers to try again (decision D34). */
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
