import { createOfflineKey } from '#shared/http/offline-idempotency-key.ts';
import { scanRoutes } from '#shared/scan/routes.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { unlessFull } from '#web/lib/offline/is-storage-full.ts';
import type { ReadPhotos } from '#web/lib/offline/send-queued-row.ts';
import type { QueuedPhotos, QueuedRow, QueueStore } from '#web/lib/offline/queued-row.ts';
import { analysisBody } from '../analyze-photos.ts';
import { entryFromMeal } from '../result/entry-from-meal.ts';
import { mealOfAnalysis } from '../result/scanned-meal.ts';
import { uploadPhoto } from './upload-photo.ts';

const noPhotos: QueuedPhotos = { jpegs: [], keys: [], analysis_key: null };

const look = async ({ seq, owner, key }: QueuedRow, photos: QueuedPhotos, keep: QueueStore['change']) => {
  const keys = [...photos.keys];
  for (const jpeg of photos.jpegs.slice(keys.length)) {
    keys.push(await uploadPhoto(jpeg, { owner }));
    const stored = { ...photos, keys: [...keys] };
    await unlessFull(keep(seq, (row) => ({ ...row, photos: row.photos && stored })));
  }
  const body = analysisBody(keys, photos.text ?? '');
  const idempotencyKey = photos.analysis_key ?? `${key}-a`;
  return call(scanRoutes.analyze, { body, idempotencyKey, owner });
};

/**
 * Analyzes photos that were queued while offline. Uploaded photos are recorded in the row, and the analysis keeps its
 * Idempotency-Key, so that an interruption is not charged twice. Photos that have expired are uploaded again.
 * @returns the entry, logged at the time the photo was taken
 * @throws ApiError
 */
export const analyzeQueuedPhotos: ReadPhotos = async (row, keep) => {
  const { logged_at, time_zone, meal_type = 'snack' } = row.entry;
  const photos = row.photos ?? noPhotos;
  const analysis = await look(row, photos, keep).catch((error: unknown) => {
    const isGone = error instanceof ApiError && error.code === 'PHOTO_NOT_FOUND' && photos.keys.length > 0;
    if (!isGone) throw error;
    return look(row, { ...photos, keys: [], analysis_key: createOfflineKey() }, keep);
  });
  return { ...entryFromMeal(mealOfAnalysis(analysis), time_zone), meal_type, logged_at };
};
