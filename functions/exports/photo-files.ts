import { photoKeyOf } from '#shared/photos/schema.ts';
import type { PhotoBucket } from '../platform/photos/photo-bucket.ts';
import { mapConcurrently } from './map-concurrently.ts';
import type { Row } from './rows-repository.ts';
import type { ZipFile } from './zip-file.ts';
import { timeoutSignal } from '../platform/timeouts.ts';

/** Time limit for one photo of at most 8 MB. */
const PHOTO_MS = 15_000;
/** Number of photos fetched ahead, since S3 is slower than the disk. */
const AHEAD = 4;

export interface PhotoCounts {
  photos: number;
  /** IDs of photos whose files were not found. */
  missing: string[];
  /** IDs of photos that exceeded the space or time limit. */
  tooMany: string[];
}

/** Returns the file extension: `webp` for `image/webp`. */
const endingOf = ({ content_type }: Row): string => String(content_type).split('/')[1] ?? '';

/** Writes photos into a zip while there is space and time. */
export const writePhotoFiles = async (
  zip: ZipFile,
  rows: AsyncIterable<Row>,
  bucket: Pick<PhotoBucket, 'read'>,
  hasTime: () => boolean,
): Promise<PhotoCounts> => {
  const counts: PhotoCounts = { photos: 0, missing: [], tooMany: [] };
  let isFull = false;
  const fetched = mapConcurrently(rows, AHEAD, async (row) => {
    const id = String(row['id']);
    const bytes = isFull ? null : await bucket.read(photoKeyOf(id), timeoutSignal(PHOTO_MS));
    return { id, name: `photos/${id}.${endingOf(row)}`, bytes };
  });
  for await (const { id, name, bytes } of fetched) {
    isFull ||= !hasTime() || (bytes !== null && !zip.hasRoomFor(bytes.length));
    if (isFull) counts.tooMany.push(id);
    else if (!bytes) counts.missing.push(id);
    else {
      await zip.add(name, [bytes], true);
      counts.photos += 1;
    }
  }
  return counts;
};
