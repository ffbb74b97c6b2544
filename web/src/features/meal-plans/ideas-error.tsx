import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import classes from './ideas.module.css';

interface Props {
  message: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Error shown when ideas cannot be loaded; the plan beside them still works. */
export const IdeasError = ({ message, isRetrying, onRetry }: Props) => (
  <div className={classes.fault} role="alert">
    <p>{message}</p>
    <Button variant="default" size="xs" loading={isRetrying} onClick={onRetry}>
      {t('Retry')}
    </Button>
  </div>
);
