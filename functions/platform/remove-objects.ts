import { DeleteObjectsCommand } from '@aws-sdk/client-s3';
import { createS3Client } from './s3-client.ts';

/** Deleting a thousand objects takes S3 longer than deleting one. */
const SILENCE_MS = 10_000;
/** Maximum number of keys per request (Amazon S3 API Reference, 'DeleteObjects'). */
const MAX_KEYS = 1_000;

/** Deletes any number of objects. Like S3, ignores missing ones. */
export type RemoveObjects = (keys: readonly string[]) => Promise<void>;

/** @throws Error if some objects were not deleted, which S3 reports with status 200 */
export const createRemoveObjects = (bucket: string): RemoveObjects => {
  const client = createS3Client(SILENCE_MS);
  return async (keys) => {
    for (let start = 0; start < keys.length; start += MAX_KEYS) {
      const Objects = keys.slice(start, start + MAX_KEYS).map((Key) => ({ Key }));
      const command = new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } });
      const { Errors = [] } = await client.send(command);
      if (Errors.length > 0)
        throw new Error(`${Errors.length} objects were not deleted, the first for ${Errors[0]?.Code}.`);
    }
  };
};
