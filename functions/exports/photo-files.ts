import { photoKeyOf } from '#shared/photos/schema.ts';
import type { PhotoBucket } from '../platform/photos/photo-bucket.ts';
import { ahead } from './ahead.ts';
import type { Row } from './rows-repository.ts';
import type { ZipFile } from './zip-file.ts';

/** One photo of at most 8 MB. */
const PHOTO_MS = 15_000;
/** Photos in memory at the same time: the bucket takes longer than the disk. */
const AHEAD = 4;

export interface PhotoCounts {
  photos: number;
  /** Ids of photos whose files could not be found. */
  missing: string[];
  /** Ids of photos for which the zip, or the time, was too short. */
  tooMany: string[];
}

/** E.g. `webp` of `image/webp`. */
const endingOf = ({ content_type }: Row): string => String(content_type).split('/')[1] ?? '';

/** Writes the photos of some rows into a zip, as long as there is room and time. */
export const writePhotoFiles = async (
  zip: ZipFile,
  rows: AsyncIterable<Row>,
  bucket: Pick<PhotoBucket, 'read'>,
  hasTime: () => boolean,
): Promise<PhotoCounts> => {
  const counts: PhotoCounts = { photos: 0, missing: [], tooMany: [] };
  let isFull = false;
  const fetched = ahead(rows, AHEAD, async (row) => {
    const id = String(row['id']);
    const bytes = isFull ? null : await bucket.read(photoKeyOf(id), AbortSignal.timeout(PHOTO_MS));
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
