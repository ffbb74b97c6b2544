import { CodedError } from '#shared/errors/coded-error.ts';
import { photoOfDataUrl } from '#shared/photos/data-url.ts';
import { photoIdOf } from '#shared/photos/schema.ts';
import type { StoredPhoto, PhotoService } from '../photos/public.ts';

/** A photo of the request: its field, and its key or data URL. */
export interface SentPhoto {
  field: string;
  source: string;
}

/** Checks and stores the photos of a meal, in the order they were sent. */
export type StorePhotos = (
  userId: string,
  sent: SentPhoto[],
  deadline: AbortSignal,
) => Promise<StoredPhoto[]>;

/**
 * Stores all valid photos even if one is broken; `details` lists the broken ones.
 * @throws CodedError PHOTO_NOT_FOUND, PHOTO_NOT_AN_IMAGE, PHOTO_TOO_LARGE
 */
export const createStorePhotos = (photos: Pick<PhotoService, 'keep' | 'keepInline'>): StorePhotos => {
  const keepOne = async (userId: string, source: string, deadline: AbortSignal): Promise<StoredPhoto> => {
    const inline = photoOfDataUrl(source);
    if (inline) return photos.keepInline(userId, inline, deadline);
    const id = photoIdOf(source);
    if (!id) throw new CodedError('PHOTO_NOT_FOUND');
    return photos.keep(userId, id, deadline);
  };

  return async (userId, sent, deadline) => {
    const outcomes = await Promise.all(
      sent.map(({ source }) =>
        keepOne(userId, source, deadline).catch((error: unknown) => {
          if (error instanceof CodedError) return error;
          throw error;
        }),
      ),
    );
    const broken = outcomes.flatMap((outcome, index) =>
      outcome instanceof CodedError ? [{ field: sent[index]!.field, error: outcome }] : [],
    );
    const [first] = broken;
    if (!first) return outcomes.filter((outcome): outcome is StoredPhoto => !(outcome instanceof CodedError));
    const details = broken.map(({ field, error }) => ({ field, message: error.message }));
    throw new CodedError(first.error.code, { details, cause: first.error });
  };
};
