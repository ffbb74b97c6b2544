import {
  DeleteObjectsCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  type ObjectIdentifier,
} from '@aws-sdk/client-s3';
import { createRemoveObjects, type RemoveObjects } from './remove-objects.ts';
import { createS3Client } from './s3-client.ts';

/** Deleting a thousand objects takes S3 longer than deleting one. */
const SILENCE_MS = 10_000;
/** Maximum number of versions per request (Amazon S3 API Reference, 'DeleteObjects'). */
const MAX_VERSIONS = 1_000;
/** Listings at once. A thousand keys are listed within seconds. */
const CONCURRENCY = 20;

/** What is stored under a key. */
interface Stored {
  key: string;
  /** Versions and delete markers to delete. */
  versions: ObjectIdentifier[];
  /** Whether the current version is an object. */
  isVisible: boolean;
}

/**
 * Deletes objects for good, with all their versions and delete markers.
 * @param isCopied whether S3 copies an object to the backups. It copies delete markers, from which the backups know what
 * expires, but no deletion of a version: such an object gets a marker, which stays until a lifecycle rule deletes it.
 * @throws Error if some versions were not deleted, which S3 reports with status 200
 */
export const createRemoveVersions = (bucket: string, isCopied: (key: string) => boolean): RemoveObjects => {
  const client = createS3Client(SILENCE_MS);
  const hide = createRemoveObjects(bucket);

  const storedAt = async (key: string): Promise<Stored> => {
    const stored: Stored = { key, versions: [], isVisible: false };
    let from: { KeyMarker?: string | undefined; VersionIdMarker?: string | undefined } | null = {};
    while (from) {
      const page: ListObjectVersionsCommandOutput = await client.send(
        new ListObjectVersionsCommand({ Bucket: bucket, Prefix: key, ...from }),
      );
      const { Versions = [], DeleteMarkers = [] } = page;
      const isOfKey = ({ Key }: { Key?: string | undefined }): boolean => Key === key;
      const markers = DeleteMarkers.filter(({ IsLatest }) => !IsLatest || !isCopied(key));
      stored.isVisible ||= Versions.filter(isOfKey).some(({ IsLatest }) => IsLatest);
      for (const { VersionId } of [...Versions, ...markers].filter(isOfKey))
        stored.versions.push({ Key: key, VersionId });
      from = page.IsTruncated
        ? { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker }
        : null;
    }
    return stored;
  };

  /** Lists all keys, in their order. */
  const listAll = async (keys: readonly string[]): Promise<Stored[]> => {
    const stored: Stored[] = [];
    const waiting = [...keys.entries()];
    const lane = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        stored[next[0]] = await storedAt(next[1]);
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, lane));
    return stored;
  };

  return async (keys) => {
    const stored = await listAll(keys);
    await hide(stored.filter(({ key, isVisible }) => isVisible && isCopied(key)).map(({ key }) => key));
    const versions = stored.flatMap((each) => each.versions);
    for (let start = 0; start < versions.length; start += MAX_VERSIONS) {
      const Objects = versions.slice(start, start + MAX_VERSIONS);
      const command = new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } });
      const { Errors = [] } = await client.send(command);
      if (Errors.length > 0)
        throw new Error(`${Errors.length} versions were not deleted, the first for ${Errors[0]?.Code}.`);
    }
  };
};
