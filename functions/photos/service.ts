import { CodedError } from '#shared/errors/coded-error.ts';
import type { InlinePhoto } from '#shared/photos/data-url.ts';
import { isSizeAllowed, pictureSizeOf } from '#shared/photos/picture-size.ts';
import { incomingKeyOf, photoKeyOf, type PhotoType } from '#shared/photos/schema.ts';
import type { Clock } from '../platform/clock.ts';
import type { NewId } from '../platform/ids.ts';
import type { PhotoBucket } from '../platform/photos/photo-bucket.ts';
import { cleanImage } from './image/clean-image.ts';
import { isPhotoDeleted } from './photo-entity.ts';
import type { PhotoRepository } from './repository.ts';

const UPLOAD_SECONDS = 300;

interface Dependencies {
  repository: PhotoRepository;
  bucket: PhotoBucket;
  clock: Clock;
  newId: NewId;
}

/** A checked photo without its metadata. */
export interface StoredPhoto {
  key: string;
  type: PhotoType;
  bytes: Buffer;
}

/** Returns the picture without its metadata. @throws CodedError PHOTO_TOO_LARGE, PHOTO_NOT_AN_IMAGE */
const checked = (bytes: Buffer, type: PhotoType): Buffer => {
  const size = pictureSizeOf(bytes, type);
  if (size && !isSizeAllowed(size)) throw new CodedError('PHOTO_TOO_LARGE');
  const cleaned = size && cleanImage(bytes, type);
  if (!cleaned) throw new CodedError('PHOTO_NOT_AN_IMAGE');
  return cleaned;
};

/** Manages photos from the upload permission to the cleaned copy. */
export const createPhotoService = ({ repository, bucket, clock, newId }: Dependencies) => {
  const owned = async (userId: string, id: string) => {
    const photo = await repository.find(userId, id);
    if (!photo || photo.status === 'leaving' || isPhotoDeleted(photo))
      throw new CodedError('PHOTO_NOT_FOUND');
    return photo;
  };

  const store = async (
    userId: string,
    id: string,
    { key, type, bytes }: StoredPhoto,
    signal: AbortSignal,
  ): Promise<void> => {
    await bucket.write(key, bytes, type, signal);
    if (await repository.markKept(userId, id)) return;
    // Deleted by the cleanup or the erasure in the meantime. No row refers to the file any more, so it must be deleted
    // here.
    await bucket.remove(key);
    throw new CodedError('PHOTO_NOT_FOUND');
  };

  return {
    permitUpload: async (userId: string, type: PhotoType) => {
      const id = newId();
      const key = incomingKeyOf(id);
      await repository.expect(userId, id, type);
      const form = await bucket.uploadForm(key, type, UPLOAD_SECONDS);
      const expires = new Date(clock().getTime() + UPLOAD_SECONDS * 1000);
      return { id, key, ...form, expires_at: expires.toISOString() };
    },

    /** Returns the key of a checked photo of this user. @throws CodedError PHOTO_NOT_FOUND */
    keptKey: async (userId: string, id: string): Promise<string> => {
      const photo = await owned(userId, id);
      if (photo.status !== 'kept') throw new CodedError('PHOTO_NOT_FOUND');
      return photoKeyOf(id);
    },

    /**
     * Checks an uploaded photo, strips its metadata and moves it out of `incoming/`. Idempotent.
     * @throws CodedError PHOTO_NOT_FOUND if it does not belong to the user or was not uploaded
     * @throws CodedError PHOTO_NOT_AN_IMAGE if the file does not match its declared type
     * @throws CodedError PHOTO_TOO_LARGE if it declares too many pixels
     */
    keep: async (userId: string, id: string, signal: AbortSignal): Promise<StoredPhoto> => {
      const { status, content_type: type } = await owned(userId, id);
      const key = photoKeyOf(id);
      const uploaded = status === 'kept' ? null : await bucket.readUpload(incomingKeyOf(id), signal);
      if (!uploaded) {
        // Already stored, possibly by a concurrent request that has just deleted the upload.
        if (status !== 'kept' && (await owned(userId, id)).status !== 'kept')
          throw new CodedError('PHOTO_NOT_FOUND');
        const bytes = await bucket.read(key, signal);
        if (!bytes) throw new CodedError('PHOTO_NOT_FOUND');
        return { key, type, bytes };
      }
      const photo = { key, type, bytes: checked(uploaded.bytes, type) };
      await store(userId, id, photo, signal);
      await bucket.removeUpload(incomingKeyOf(id), uploaded);
      return photo;
    },

    /** Checks, strips and stores a photo sent within the request. @throws CodedError as in `keep` */
    keepInline: async (
      userId: string,
      { type, base64 }: InlinePhoto,
      signal: AbortSignal,
    ): Promise<StoredPhoto> => {
      const bytes = checked(Buffer.from(base64, 'base64'), type);
      const id = newId();
      const photo = { key: photoKeyOf(id), type, bytes };
      await repository.expect(userId, id, type);
      await store(userId, id, photo, signal);
      return photo;
    },
  };
};

export type PhotoService = ReturnType<typeof createPhotoService>;
