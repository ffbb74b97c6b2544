import type { FindMicronutrients } from '#shared/micronutrients/micronutrient-table.ts';
import type { Clock } from '../platform/clock.ts';
import type { PhotoBucket } from '../platform/photos/photo-bucket.ts';
import { writeCsvFiles } from './csv-files.ts';
import { type RowCounts, writeJsonFiles } from './json-files.ts';
import { writePhotoFiles } from './photo-files.ts';
import { readMe } from './read-me.ts';
import type { ExportRows, Row } from './rows-repository.ts';
import { createZipFile, type ZipFile } from './zip-file.ts';

interface Dependencies {
  rows: ExportRows;
  bucket: Pick<PhotoBucket, 'read'>;
  /** Returns the user's confirmed email, or null. */
  emailOf: (userId: string) => Promise<string | null>;
  /** Returns the vitamins and minerals of a record. */
  findMicronutrients: FindMicronutrients;
  clock: Clock;
}

export interface Written {
  bytes: number;
  photos: number;
}

const kept = async function* (rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  for await (const row of rows) if (row['status'] === 'kept') yield row;
};

/** Writes all data of a user to a zip at `path`. Keeps at most one page of rows or a few photos in memory. */
export const createWriteExport = ({ rows, bucket, emailOf, findMicronutrients, clock }: Dependencies) => {
  const fill = async (zip: ZipFile, userId: string, at: Date, hasTime: () => boolean): Promise<Written> => {
    const counts: RowCounts = new Map();
    await writeJsonFiles(zip, rows.all(userId), counts);
    await writeJsonFiles(zip, rows.sharedBy(userId), counts);
    const email = await emailOf(userId);
    if (email !== null) await writeJsonFiles(zip, rows.writtenBy(email), counts);
    await writeCsvFiles(zip, rows, userId, findMicronutrients);
    const photos = kept(rows.between(userId, ['photo#', 'photo$']));
    const files = await writePhotoFiles(zip, photos, bucket, hasTime);
    await zip.add('README.txt', [readMe({ at, rows: counts, ...files })]);
    return { bytes: await zip.close(), photos: files.photos };
  };

  return async (userId: string, path: string, hasTime: () => boolean): Promise<Written> => {
    const at = clock();
    const zip = createZipFile(path, at);
    try {
      return await fill(zip, userId, at, hasTime);
    } catch (error) {
      zip.discard();
      throw error;
    }
  };
};
