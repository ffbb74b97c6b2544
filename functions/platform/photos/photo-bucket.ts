import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand } from '@aws-sdk/client-s3';
import { MAX_PHOTO_BYTES, type PhotoType } from '#shared/photos/schema.ts';
import { createS3Client } from '../s3-client.ts';
import { type UploadForm, uploadForm } from '../upload-form.ts';

/** Enough for 8 MB within a region, and short enough that two attempts leave time for the model. */
const SILENCE_MS = 5_000;

/**
 * Accesses the private photo bucket.
 * @param silence maximum wait for a response, ms
 */
export const createPhotoBucket = (bucket: string, silence = SILENCE_MS) => {
  const client = createS3Client(silence);

  return {
    /** Creates an upload form for exactly this key and type, of at most 8 MB. The bucket rejects anything else. */
    uploadForm: (key: string, type: PhotoType, seconds: number): Promise<UploadForm> =>
      uploadForm(client, { bucket, key, type, maxBytes: MAX_PHOTO_BYTES, seconds }),

    /** Returns the object's bytes, or null if it does not exist. */
    read: async (key: string, signal: AbortSignal): Promise<Buffer | null> => {
      const open = async () => {
        const object = new GetObjectCommand({ Bucket: bucket, Key: key });
        return (await client.send(object, { abortSignal: signal })).Body!;
      };
      try {
        const body = await open();
        // The SDK only retries until the headers arrive, so a body that breaks off is requested again here.
        const again = async () => (await open()).transformToByteArray();
        return Buffer.from(await body.transformToByteArray().catch(again));
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },

    write: async (key: string, body: Buffer, type: PhotoType, signal: AbortSignal): Promise<void> => {
      const CacheControl = 'private, max-age=300';
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ContentType: type, CacheControl }),
        { abortSignal: signal },
      );
    },

    /** Deletes an object. Like S3, ignores a missing one. */
    remove: async (key: string): Promise<void> => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
  };
};

export type PhotoBucket = ReturnType<typeof createPhotoBucket>;
