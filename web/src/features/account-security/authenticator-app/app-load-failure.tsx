import { Button } from '@mantine/core';
import { t } from '#web/lib/language/translate.ts';

interface Props {
  message: string;
  refetch: () => unknown;
}

/** Shown in place of a part of the authenticator app section that could not be loaded. */
export const AppLoadFailure = ({ message, refetch }: Props) => (
  <p className="note" role="status">
    {message}{' '}
    <Button variant="subtle" size="xs" onClick={() => void refetch()}>
      {t('Retry')}
    </Button>
  </p>
);
