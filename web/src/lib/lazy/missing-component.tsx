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
      title={isOnline ? t('This part did not arrive') : t('This needs a connection')}
      message={
        isOnline
          ? t('Perhaps a new version is out. Try again, or load the page afresh.')
          : t('It is not on this device yet. Your day, the diary and logging work without a connection.')
      }
      actions={
        <>
          <Button variant="ink" loading={isTrying} onClick={onTry}>
            {t('Try again')}
          </Button>
          {isOnline && (
            <Button variant="default" onClick={() => void loadAfresh()}>
              {t('Load again')}
            </Button>
          )}
        </>
      }
    />
  );
};
