import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  NoSuchKey,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { MAX_PHOTO_BYTES, type PhotoType } from '#shared/photos/schema.ts';
import { createS3Client } from '../s3-client.ts';
import { type UploadForm, uploadForm } from '../upload-form.ts';

/** An upload and its version, by which it is deleted for good; without one if the bucket has no versions. */
export interface Upload {
  bytes: Buffer;
  version: string | undefined;
}

/** Enough for 8 MB within a region, and short enough that two attempts leave time for the model. */
const SILENCE_MS = 5_000;

/**
 * Accesses the private photo bucket.
 * @param silence maximum wait for a response, ms
 */
export const createPhotoBucket = (bucket: string, silence = SILENCE_MS) => {
  const client = createS3Client(silence);

  const readVersion = async (key: string, signal: AbortSignal): Promise<Upload | null> => {
    const open = () =>
      client.send(new GetObjectCommand({ Bucket: bucket, Key: key }), { abortSignal: signal });
    const receive = async ({ Body, VersionId }: GetObjectCommandOutput): Promise<Upload> => ({
      bytes: Buffer.from(await Body!.transformToByteArray()),
      version: VersionId,
    });
    try {
      // The SDK only retries until the headers arrive, so a body that breaks off is requested again here.
      return await receive(await open()).catch(async () => receive(await open()));
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  };

  return {
    /** Creates an upload form for exactly this key and type, of at most 8 MB. The bucket rejects anything else. */
    uploadForm: (key: string, type: PhotoType, seconds: number): Promise<UploadForm> =>
      uploadForm(client, { bucket, key, type, maxBytes: MAX_PHOTO_BYTES, seconds }),

    /** Returns the object's bytes, or null if it does not exist. */
    read: async (key: string, signal: AbortSignal): Promise<Buffer | null> =>
      (await readVersion(key, signal))?.bytes ?? null,

    /** Returns an upload, or null if it does not exist. */
    readUpload: readVersion,

    write: async (key: string, body: Buffer, type: PhotoType, signal: AbortSignal): Promise<void> => {
      const CacheControl = 'private, max-age=300';
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ContentType: type, CacheControl }),
        { abortSignal: signal },
      );
    },

    /** Deletes an upload for good: it still contains what the checked copy must not, such as the location. */
    removeUpload: async (key: string, { version }: Upload): Promise<void> => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key, VersionId: version }));
    },

    /** Deletes an object, of which the bucket keeps a version for some days. Like S3, ignores a missing one. */
    remove: async (key: string): Promise<void> => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
  };
};

export type PhotoBucket = ReturnType<typeof createPhotoBucket>;
