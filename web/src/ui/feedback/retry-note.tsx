import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';

interface Props {
  error: Error;
  refetch: () => unknown;
}

/** Small error text with a retry button, for a part of a card that could not be loaded. */
export const RetryNote = ({ error, refetch }: Props) => (
  <p className="note" role="status">
    {error.message}{' '}
    <Button variant="subtle" size="xs" onClick={() => void refetch()}>
      {t('Retry')}
    </Button>
  </p>
);
