import { type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  CopyObjectCommand,
  HeadObjectCommand,
  ListObjectVersionsCommand,
  NoSuchKey,
  NotFound,
  type S3Client,
} from '@aws-sdk/client-s3';
import { photoKeyOf } from '#shared/photos/schema.ts';
import { pagesOf } from '../compare/read-table.ts';
import { keyOf } from '../item.ts';

interface Settings {
  dynamodb: DynamoDBClient;
  table: string;
  /** The photo bucket. */
  s3: S3Client;
  photos: string;
  backup: { s3: S3Client; bucket: string };
  /** Restores the photos of this user only; null for all. */
  user: string | null;
  /** Also copies photos that were deleted since then, by mistake. */
  restoresDeleted: boolean;
}

export interface RestoredPhotos {
  present: number;
  copied: number;
  /** Keys of photos that were deleted since then, and are not copied. */
  deleted: string[];
  /** Keys of photos that the backup does not have. */
  missing: string[];
}

const PHOTO_ROW = 'photo#';
const AT_ONCE = 8;

const exists = async (s3: S3Client, Bucket: string, Key: string): Promise<boolean> => {
  try {
    await s3.send(new HeadObjectCommand({ Bucket, Key }));
    return true;
  } catch (error) {
    if (error instanceof NotFound) return false;
    throw error;
  }
};

/** Returns the version of a photo that a deletion hides, or null if there is none. */
const hiddenVersion = async (s3: S3Client, Bucket: string, Key: string): Promise<string | null> => {
  const { Versions = [] } = await s3.send(new ListObjectVersionsCommand({ Bucket, Prefix: Key }));
  return Versions.find((version) => version.Key === Key)?.VersionId ?? null;
};

/** Copies a photo from the backup. */
const copyPhoto = async (
  { s3, photos, backup, restoresDeleted }: Settings,
  Key: string,
): Promise<'copied' | 'deleted' | 'missing'> => {
  const copy = async (version = ''): Promise<void> => {
    const CopySource = `${backup.bucket}/${Key}${version}`;
    await s3.send(new CopyObjectCommand({ Bucket: photos, Key, CopySource }));
  };
  try {
    await copy();
    return 'copied';
  } catch (error) {
    if (!(error instanceof NoSuchKey)) throw error;
    const version = await hiddenVersion(backup.s3, backup.bucket, Key);
    if (version === null) return 'missing';
    if (!restoresDeleted) return 'deleted';
    await copy(`?versionId=${version}`);
    return 'copied';
  }
};

/** Returns whether a photo has its file: an upload that was never confirmed has none. */
const isKept = ({ status }: Record<string, Record<string, unknown>>): boolean => status?.['S'] === 'kept';

/**
 * Copies the photos that the table's items show and the photo bucket does not have. Photos of erased users are not
 * copied, because no item shows them. Can be repeated.
 */
export const restorePhotos = async (settings: Settings): Promise<RestoredPhotos> => {
  const result: RestoredPhotos = { present: 0, copied: 0, deleted: [], missing: [] };
  const restore = async (key: string): Promise<void> => {
    if (await exists(settings.s3, settings.photos, key)) {
      result.present += 1;
      return;
    }
    const outcome = await copyPhoto(settings, key);
    if (outcome === 'copied') result.copied += 1;
    else result[outcome].push(key);
  };
  for await (const items of pagesOf(settings.dynamodb, settings.table, { user: settings.user })) {
    const keys = items
      .filter((item) => keyOf(item).sk.startsWith(PHOTO_ROW) && isKept(item))
      .map((item) => photoKeyOf(keyOf(item).sk.slice(PHOTO_ROW.length)));
    const work = keys.values();
    const restoreNext = async (): Promise<void> => {
      for (const key of work) await restore(key);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, restoreNext));
  }
  return result;
};
