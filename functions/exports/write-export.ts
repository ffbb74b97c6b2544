import { photoKeyOf } from '#shared/photos/schema.ts';
import type { Clock } from '../platform/clock.ts';
import type { PhotoBucket } from '../platform/photos/photo-bucket.ts';
import { writeCsvFiles } from './csv-files.ts';
import { writeJsonFiles } from './json-files.ts';
import { readMe } from './read-me.ts';
import type { ExportRows, Row } from './rows-repository.ts';
import { createZipFile } from './zip-file.ts';

/** One photo of at most 8 MB. */
const PHOTO_MS = 15_000;

interface Dependencies {
  rows: ExportRows;
  bucket: Pick<PhotoBucket, 'read'>;
  clock: Clock;
}

export interface Written {
  bytes: number;
  photos: number;
}

/** E.g. `webp` of `image/webp`. */
const endingOf = ({ content_type }: Row): string => String(content_type).split('/')[1] ?? '';

/** Writes everything of a person into a zip at `path`, with one page of rows or one photo in memory at a time. */
export const createWriteExport =
  ({ rows, bucket, clock }: Dependencies) =>
  async (userId: string, path: string): Promise<Written> => {
    const at = clock();
    const zip = createZipFile(path, at);
    const counts = await writeJsonFiles(zip, rows.all(userId));
    await writeCsvFiles(zip, rows, userId);
    let photos = 0;
    const missing: string[] = [];
    for await (const row of rows.between(userId, ['photo#', 'photo$'])) {
      if (row['status'] !== 'kept') continue;
      const id = String(row['id']);
      const bytes = await bucket.read(photoKeyOf(id), AbortSignal.timeout(PHOTO_MS));
      if (!bytes) missing.push(id);
      else {
        await zip.add(`photos/${id}.${endingOf(row)}`, [bytes], true);
        photos += 1;
      }
    }
    await zip.add('README.txt', [readMe({ at, rows: counts, photos, missing })]);
    return { bytes: await zip.close(), photos };
  };
