import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import classes from './stale-note.module.css';

interface Props {
  message: string;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Above a day that is shown as it was last loaded, because it could not be loaded again. */
export const StaleNote = ({ message, onRetry, isRetrying }: Props) => (
  <div className={classes.note} role="status">
    <span>{t('This may not be the newest. {message}', { message })}</span>
    <Button variant="default" size="xs" loading={isRetrying} onClick={onRetry}>
      {t('Retry')}
    </Button>
  </div>
);
