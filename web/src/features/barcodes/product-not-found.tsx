import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useRestoreFocus } from '#web/ui/interaction/use-restore-focus.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';

interface Props {
  gtin: string;
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
  onType: () => void;
  onLeave: () => void;
}

/** Shown for an unknown barcode, or when its source cannot be reached, with other ways to log. */
export const ProductNotFound = ({ gtin, error, isRetrying, onRetry, onType, onLeave }: Props) => {
  const first = useRef<HTMLButtonElement>(null);
  useRestoreFocus(first);
  const isUnknown = error instanceof ApiError && error.code === 'BARCODE_UNKNOWN';
  return (
    <ErrorState
      title={isUnknown ? t('We don’t have it yet') : t('We couldn’t look this up')}
      message={`${error.message} (${gtin})`}
      actions={
        <>
          {!isUnknown && (
            <Button ref={first} loading={isRetrying} onClick={onRetry}>
              {t('Retry')}
            </Button>
          )}
          <Button ref={isUnknown ? first : null} variant={isUnknown ? 'filled' : 'default'} onClick={onType}>
            {t('Enter the values')}
          </Button>
          <Button variant="default" onClick={onLeave}>
            {t('Scan another')}
          </Button>
        </>
      }
    />
  );
};
