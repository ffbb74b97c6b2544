import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import RotateCw from 'lucide-react/icons/rotate-cw';

interface Props {
  variant: 'ink' | 'default';
  /** Whether a retry is running. */
  isFetching: boolean;
  refetch: () => unknown;
}

/** Button that loads failed data again. */
export const RetryButton = ({ variant, isFetching, refetch }: Props) => (
  <Button
    variant={variant}
    leftSection={<RotateCw aria-hidden />}
    loading={isFetching}
    onClick={() => void refetch()}
  >
    {t('Retry')}
  </Button>
);
