import { importRoutes } from '#shared/imports/routes.ts';
import {
  MAX_IMPORT_LINES,
  MAX_MEASURED_DAYS,
  type MeasuredDay,
  type NewImport,
} from '#shared/imports/schema.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { uploadPhoto } from '#web/features/scan/public.ts';
import type { OwnExtra } from './read/own-extras.ts';
import { advance, advanceDays, advanceExtras, advancePhotos, type Progress } from './progress.ts';

/** Running import. It does not change between requests, so that each can be retried identically. */
export interface Sending extends NewImport {
  days: readonly MeasuredDay[];
  /** Returns the photo of an entry in the file; null if it has none. */
  readPhoto: (entryId: string) => Blob | null;
  extras: readonly OwnExtra[];
  /** Restores one of them. @returns whether it was new */
  restoreExtra: (extra: OwnExtra, signal: AbortSignal) => Promise<boolean>;
}

interface Way {
  /** Called after each request. */
  onProgress: (progress: Progress) => void;
  /** Checked before each request: a sent request is always completed, so that the result is known. */
  isStopped: () => boolean;
  signal: AbortSignal;
}

/** Photos that cannot be restored, whatever the user does. */
const photoFaults = new Set(['PHOTO_NOT_FOUND', 'PHOTO_NOT_AN_IMAGE', 'PHOTO_TOO_LARGE', 'UPLOAD_REFUSED']);

const restorePhoto = async (
  { id, readPhoto }: Sending,
  entry_id: string,
  signal: AbortSignal,
): Promise<boolean> => {
  const photo = readPhoto(entry_id);
  if (!photo) return false;
  try {
    const image = await uploadPhoto(photo, { signal });
    const idempotencyKey = `${id}-${entry_id}`;
    return (await call(importRoutes.restorePhoto, { body: { entry_id, image }, idempotencyKey, signal }))
      .restored;
  } catch (error) {
    if (error instanceof ApiError && photoFaults.has(error.code)) return false;
    throw error;
  }
};

/** Sends the next request of an import. @returns the progress after it, or null if everything was sent */
const sendNext = async (sending: Sending, from: Progress, signal: AbortSignal): Promise<Progress | null> => {
  const { id, source, file_name, time_zone, entries, days } = sending;
  const about = { id, source, file_name, time_zone };
  if (from.done < entries.length) {
    const part = entries.slice(from.done, from.done + MAX_IMPORT_LINES);
    const idempotencyKey = `${id}-${from.done}`;
    const body = { ...about, entries: part };
    const { lines } = await call(importRoutes.log, { body, idempotencyKey, signal });
    const lacking = lines.flatMap(({ lacks_photo }, at) =>
      lacks_photo ? (part[at]?.original?.id ?? []) : [],
    );
    return advance(from, lines, lacking);
  }
  if (from.daysDone < days.length) {
    const part = days.slice(from.daysDone, from.daysDone + MAX_MEASURED_DAYS);
    const idempotencyKey = `${id}-days-${from.daysDone}`;
    const body = { ...about, days: part };
    const logged = await call(importRoutes.measure, { body, idempotencyKey, signal });
    return advanceDays(from, part.length, logged);
  }
  const entryId = from.lacking[from.photosDone];
  if (entryId !== undefined) return advancePhotos(from, await restorePhoto(sending, entryId, signal));
  const extra = sending.extras[from.extrasDone];
  return extra ? advanceExtras(from, extra.kind, await sending.restoreExtra(extra, signal)) : null;
};

/**
 * Sends an import in consecutive requests.
 * @param from what was already answered
 * @returns whether everything was answered
 * @throws ApiError if a request fails; a retry from there logs nothing twice
 */
export const sendImport = async (
  sending: Sending,
  from: Progress,
  { onProgress, isStopped, signal }: Way,
): Promise<boolean> => {
  for (let reached = from; ;) {
    if (isStopped()) return false;
    const next = await sendNext(sending, reached, signal);
    if (!next) return true;
    reached = next;
    onProgress(reached);
  }
};
