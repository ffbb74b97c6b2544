import { t } from '#web/lib/language/translate.ts';
import { findUrgentAdvice } from '#web/features/foods/public.ts';
import { profileRoutes } from '#shared/profile/routes.ts';
import { createOfflineKey } from '#shared/http/offline-idempotency-key.ts';
import { scanRoutes } from '#shared/scan/routes.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { createKeyring } from '#web/lib/api/idempotency-key.ts';
import { isNoResponse } from '#web/lib/offline/is-no-response.ts';
import { isInsufficientCredits } from '#web/lib/api/insufficient-credits.ts';
import type { MealPhotos, Photo, PhotoFault } from './photos/meal-photos.ts';
import { faultsOfAnswer, faultText, messageOf } from './photos/photo-errors.ts';
import { mealOfAnalysis } from './result/scanned-meal.ts';
import type { ScanEvent } from './scan-state.ts';
import { uploadPhoto } from './photos/upload-photo.ts';

interface Work {
  photos: MealPhotos;
  /** What the user typed about the meal; sent with the photos. */
  text: string;
  signal: AbortSignal;
  dispatch: (event: ScanEvent) => void;
}

/** The same photos reuse their key, so that a response that arrived too late is not charged twice. */
const newKeyOf = createKeyring(createOfflineKey);

/** Keys of analyses that were started before the page was reloaded. */
const resumedKeys = new Map<string, string>();

/** Returns the request to analyze stored photos. @param text blank for none */
const analysisBody = (keys: readonly string[], text: string) => {
  const [image = ''] = keys;
  const trimmed = text.trim();
  return {
    ...(keys.length === 1 ? { image } : { images: [...keys] }),
    ...(trimmed !== '' && { text: trimmed }),
  };
};

const keyOf = (body: object): string => resumedKeys.get(JSON.stringify(body)) ?? newKeyOf(body);

/** Returns the Idempotency-Key of analyzing stored photos, now or later from the queue. */
export const getAnalysisKey = (keys: readonly string[], text: string): string =>
  keyOf(analysisBody(keys, text));

/** Reuses the key of an analysis from before a reload, so that it is not charged twice. */
export const resumeAnalysisKey = (keys: readonly string[], text: string, key: string): void => {
  resumedKeys.set(JSON.stringify(analysisBody(keys, text)), key);
};

const isDeclined = async (signal: AbortSignal): Promise<boolean> => {
  // If the profile cannot be read, ask for consent: the question does no harm.
  const profile = await call(profileRoutes.read, { signal }).catch(() => null);
  return profile?.ai_consent === 'declined';
};

const failed = (photos: MealPhotos, faults: PhotoFault[], message: string, canWait: boolean): ScanEvent => ({
  type: 'analysis-failed',
  message: faults.length > 0 ? faultText(photos, faults) : message,
  faults,
  canWait,
});

const afterFailure = async (error: unknown, photos: MealPhotos, signal: AbortSignal): Promise<ScanEvent> => {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'VISION_NOT_CONFIGURED') return { type: 'model-missing' };
  if (code === 'CONSENT_NEEDED') return { type: 'consent-needed', isDeclined: await isDeclined(signal) };
  return failed(photos, faultsOfAnswer(error, photos), messageOf(error), isNoResponse(error));
};

/** Returns the failure of typed details that describe an emergency, which are not sent; null for other details. */
const urgentFailure = async (text: string): Promise<ScanEvent | null> => {
  const urgent = await findUrgentAdvice(text);
  return urgent && { type: 'analysis-failed', message: urgent.text, urgent, faults: [], canWait: false };
};

/**
 * Uploads the photos that are not stored yet, analyzes them together, and reports the result to the scanner and the
 * user. Uploaded photos are kept if another upload fails. Reports nothing if aborted.
 */
export const analyzePhotos = async ({ photos, text, signal, dispatch }: Work): Promise<void> => {
  const tell = (event: ScanEvent): void => {
    if (!signal.aborted) dispatch(event);
  };
  const store = async ({ id, jpeg, key }: Photo): Promise<string> => {
    if (key !== null) return key;
    const onProgress = (sent: number): void => tell({ type: 'upload-progressed', id, sent });
    const stored = await uploadPhoto(jpeg, { onProgress, signal });
    tell({ type: 'photo-stored', id, key: stored });
    return stored;
  };

  const urgent = await urgentFailure(text);
  if (urgent) return tell(urgent);

  // Insufficient credits have a dialog: a toast would repeat it.
  let isShownInDialog = false;
  const outcomes = await Promise.allSettled(photos.map(store));
  const faults = outcomes.flatMap((outcome, index): PhotoFault[] =>
    outcome.status === 'rejected'
      ? [{ id: photos[index]!.id, message: messageOf(outcome.reason), refused: false }]
      : [],
  );
  const event =
    faults.length > 0
      ? failed(
          photos,
          faults,
          '',
          outcomes.some((outcome) => outcome.status === 'rejected' && isNoResponse(outcome.reason)),
        )
      : await look(outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : [])));
  if (signal.aborted) return;
  dispatch(event);
  if (event.type === 'meal-found')
    notify.success(t('Food Recognized!'), t('Check the weights, then log your meal.'));
  if (event.type === 'analysis-failed' && !isShownInDialog) notify.error(t('Analysis Failed'), event.message);

  async function look(keys: string[]): Promise<ScanEvent> {
    try {
      const body = analysisBody(keys, text);
      const analysis = await call(scanRoutes.analyze, { body, signal, idempotencyKey: keyOf(body) });
      return { type: 'meal-found', meal: mealOfAnalysis(analysis) };
    } catch (error) {
      isShownInDialog = isInsufficientCredits(error);
      return afterFailure(error, photos, signal);
    }
  }
};
