import { scanRoutes } from '#shared/scan/routes.ts';
import { call } from '../../lib/api/call.ts';
import type { ReadPhotos } from '../../lib/offline/send-row.ts';
import type { TimedEntry } from '../../lib/offline/waiting-row.ts';
import { entryOfMeal } from './entry-of-meal.ts';
import { mealOfAnalysis } from './scanned-meal.ts';
import { uploadPhoto } from './upload-photo.ts';

/**
 * Has photos looked at that waited for a connection. What is stored is kept in the row, and the analysis is the same
 * action however often it is asked for: an interruption costs nothing twice.
 * @returns the entry, logged for the moment at which the photo was taken
 * @throws ApiError
 */
export const readWaitingPhotos: ReadPhotos = async (
  { seq, key, entry, photos },
  keep,
): Promise<TimedEntry> => {
  const keys = [...(photos?.keys ?? [])];
  for (const jpeg of photos?.jpegs.slice(keys.length) ?? []) {
    keys.push(await uploadPhoto(jpeg));
    await keep(seq, (row) => ({ ...row, photos: row.photos && { ...row.photos, keys: [...keys] } }));
  }
  const [image = ''] = keys;
  const body = keys.length === 1 ? { image } : { images: keys };
  const idempotencyKey = photos?.analysis_key ?? `${key}-a`;
  const analysis = await call(scanRoutes.analyze, { body, idempotencyKey });
  const { logged_at, time_zone, meal_type = 'snack' } = entry;
  return { ...entryOfMeal(mealOfAnalysis(analysis), time_zone), meal_type, logged_at };
};
