import { scanRoutes } from '#shared/scan/routes.ts';
import { notify } from '#web/ui/notify.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { mealOfAnalysis } from './scanned-meal.ts';
import type { Photo, ScanEvent } from './scan-state.ts';
import { uploadPhoto } from './upload-photo.ts';

interface Work {
  photo: Photo;
  /** Key of the photo when an earlier attempt has stored it. */
  storedKey: string | null;
  signal: AbortSignal;
  dispatch: (event: ScanEvent) => void;
}

const failureOf = (error: unknown): ScanEvent => {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'VISION_NOT_CONFIGURED') return { type: 'model-missing' };
  return {
    type: 'analysis-failed',
    message: error instanceof Error && error.message ? error.message : 'Unable to analyze the food image',
    photoRefused: code === 'PHOTO_NOT_FOUND' || code === 'PHOTO_NOT_AN_IMAGE',
  };
};

/** Stores a photo, has it looked at, and tells the scanner and the person how it went. Aborted, it tells nothing. */
export const analyzePhoto = async ({ photo, storedKey, signal, dispatch }: Work): Promise<void> => {
  const store = async (): Promise<string> => {
    const onProgress = (sent: number): void => dispatch({ type: 'upload-progressed', sent });
    const key = await uploadPhoto(photo.jpeg, { onProgress, signal });
    if (!signal.aborted) dispatch({ type: 'photo-stored', key });
    return key;
  };

  try {
    const image = storedKey ?? (await store());
    const analysis = await call(scanRoutes.analyze, { body: { image }, signal });
    if (signal.aborted) return;
    dispatch({ type: 'meal-found', meal: mealOfAnalysis(analysis) });
    notify.success('Food Recognized!', 'Check the weights, then log it.');
  } catch (error) {
    if (signal.aborted) return;
    const failure = failureOf(error);
    dispatch(failure);
    if (failure.type === 'analysis-failed') notify.error('Analysis Failed', failure.message);
  }
};
