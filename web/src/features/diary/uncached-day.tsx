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
      title={t('This day isn’t available offline')}
      message={t('It’ll load when you’re back online. Until then, anything you log is saved here.')}
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
