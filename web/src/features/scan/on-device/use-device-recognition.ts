import { t } from '#web/lib/language/translate.ts';
import { useEffect, useRef, useState } from 'react';
import { notify } from '#web/ui/feedback/notify.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import type { MealPhotos } from '../photos/meal-photos.ts';
import type { ScanEvent } from '../scan-state.ts';

/** Stage of the built-in model: downloading (share 0 to 1), analyzing, or the result. */
export type DeviceStage =
  | { at: 'starting' }
  | { at: 'downloading'; share: number }
  | { at: 'looking' | 'grounding' };

const NO_FOOD = t('Your browser’s AI didn’t find any food in the photo.');
const FAILED = t('Your browser’s AI couldn’t read the photo.');

/**
 * Analyzes the photos with the built-in model when the step opens. Reports nothing if stopped. Errors lead to the text
 * input: foods are never invented.
 */
export const useDeviceRecognition = (
  photos: MealPhotos,
  text: string,
  dispatch: (event: ScanEvent) => void,
): DeviceStage => {
  const [stage, setStage] = useState<DeviceStage>({ at: 'starting' });
  const latest = useRef({ photos, text });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const go = (next: DeviceStage): void => {
      if (!signal.aborted) setStage(next);
    };
    const fail = (message: string): void => {
      if (signal.aborted) return;
      dispatch({ type: 'device-failed', message });
      notify.error(t('Analysis Failed'), message);
    };
    const recognise = async (): Promise<void> => {
      // Loaded on demand, because few browsers have a model.
      const { recognizeOnDevice } = await import('./recognize-on-device.ts');
      const meal = await recognizeOnDevice(latest.current.photos, latest.current.text, {
        signal,
        onDownload: (share) => go({ at: 'downloading', share }),
        onLook: () => go({ at: 'looking' }),
        onGround: () => go({ at: 'grounding' }),
      });
      if (meal === null) return fail(NO_FOOD);
      if (signal.aborted) return;
      dispatch({ type: 'meal-found', meal });
      notify.success(t('Food Recognized!'), t('Check the weights, then log your meal.'));
    };
    recognise().catch((error: unknown) => fail(error instanceof ApiError ? error.message : FAILED));
    return () => controller.abort();
  }, [dispatch]);

  return stage;
};
