import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import Clock from 'lucide-react/icons/clock';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { type ReactNode, useRef } from 'react';
import { useRestoreFocus } from '#web/ui/interaction/use-restore-focus.ts';
import { type UrgentAdvice, UrgentHelp } from '#web/features/foods/public.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import type { MealPhotos } from './photos/meal-photos.ts';
import { PhotoStep } from './photos/photo-step.tsx';

interface Props {
  photos: MealPhotos;
  message: string;
  /** Advice to show instead if the typed details describe an emergency. */
  urgent: UrgentAdvice | null;
  /** Whether there is a result from before a photo was added, to return to. */
  hasPlate: boolean;
  add: ReactNode;
  onRemovePhoto: (id: string) => void;
  onRetry: () => void;
  /** Queues the photos until there is a connection; null if that would not help. */
  onWait: (() => void) | null;
  /** Closes the scanner and keeps the photos in the list of photos to finish. */
  onLater: () => void;
  onType: () => void;
  onBack: () => void;
}

const titleOf = (photos: MealPhotos, urgent: UrgentAdvice | null): string => {
  if (urgent) return t('We didn’t analyze your photo');
  return photos.length > 1 ? t('We couldn’t read these photos') : t('We couldn’t read this photo');
};

/** Step after a failed analysis: keeps the photos and offers a retry and alternatives. */
export const ScanFailure = ({ photos, message, urgent, hasPlate, add, onRemovePhoto, ...on }: Props) => {
  const retry = useRef<HTMLButtonElement>(null);
  useRestoreFocus(retry);
  return (
    <PhotoStep photos={photos} add={add} onRemovePhoto={onRemovePhoto} isCompact>
      <UrgentHelp advice={urgent} />
      <ErrorState
        title={titleOf(photos, urgent)}
        message={urgent ? t('The details you typed describe an emergency.') : message}
        actions={
          <>
            <Button ref={retry} variant="ink" leftSection={<RotateCw aria-hidden />} onClick={on.onRetry}>
              {t('Retry')}
            </Button>
            {on.onWait && (
              <Button variant="default" leftSection={<Clock aria-hidden />} onClick={on.onWait}>
                {t('Analyze when online')}
              </Button>
            )}
            <Button variant="default" onClick={on.onType}>
              {t('Type it instead')}
            </Button>
            {!on.onWait && !hasPlate && (
              <Button variant="default" onClick={on.onLater}>
                {t('Finish later')}
              </Button>
            )}
            <Button variant="subtle" onClick={on.onBack}>
              {hasPlate ? t('Back to your plate') : t('New photo')}
            </Button>
          </>
        }
      />
    </PhotoStep>
  );
};
