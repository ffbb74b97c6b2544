import { Button } from '@mantine/core';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { ErrorPlate } from '../../ui/error-plate.tsx';

interface Props {
  /** What is missing. */
  title: string;
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Stands in the place of what could not be loaded, and offers to try again (decision D34). */
export const LoadError = ({ title, error, isRetrying, onRetry }: Props) => (
  <ErrorPlate
    title={title}
    message={error.message}
    actions={
      <Button variant="ink" leftSection={<RotateCw aria-hidden />} loading={isRetrying} onClick={onRetry}>
        Retry
      </Button>
    }
  />
);
