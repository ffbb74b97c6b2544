import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import classes from './stale-note.module.css';

interface Props {
  message: string;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Shown above a cached day that could not be refreshed. */
export const StaleNote = ({ message, onRetry, isRetrying }: Props) => (
  <div className={classes.note} role="status">
    <span>{t('This may be out of date. {message}', { message })}</span>
    <Button variant="default" size="xs" loading={isRetrying} onClick={onRetry}>
      {t('Retry')}
    </Button>
  </div>
);
