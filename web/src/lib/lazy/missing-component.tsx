import { t } from '../language/translate.ts';
import { Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { loadAfresh } from '../offline/new-version.ts';
import { useOnline } from '../offline/use-online.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';

interface Props {
  isTrying: boolean;
  onTry: () => void;
}

/** Shown if code of the app could not be loaded. Retries automatically when the network is back. */
export const MissingComponent = ({ isTrying, onTry }: Props) => {
  const isOnline = useOnline();
  const tryNow = useEffectEvent(onTry);
  useEffect(() => {
    if (isOnline) tryNow();
  }, [isOnline]);
  return (
    <ErrorState
      title={isOnline ? t('This section failed to load') : t('You need to be online for this')}
      message={
        isOnline
          ? t('There may be a new version. Try again or reload the page.')
          : t('This isn’t available offline yet. Your day, diary and logging all work offline.')
      }
      actions={
        <>
          <Button variant="ink" loading={isTrying} onClick={onTry}>
            {t('Try again')}
          </Button>
          {isOnline && (
            <Button variant="default" onClick={() => void loadAfresh()}>
              {t('Reload')}
            </Button>
          )}
        </>
      }
    />
  );
};
