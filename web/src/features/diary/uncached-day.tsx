import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

interface Props {
  onAdd: () => void;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Shown offline for a day that is not cached; entries can still be logged. */
export const UncachedDay = ({ onAdd, onRetry, isRetrying }: Props) => (
  <div role="status">
    <EmptyState
      title={t('This day is not on this device')}
      message={t('It shows once you are connected. What you log for it waits here until then.')}
      action={
        <>
          <Button onClick={onAdd}>{t('Add food to this day')}</Button>
          <Button variant="default" loading={isRetrying} onClick={onRetry}>
            {t('Retry')}
          </Button>
        </>
      }
    />
  </div>
);
