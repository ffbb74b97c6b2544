import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { MAX_PHOTO_BYTES, type PhotoType } from '#shared/photos/schema.ts';
import { callLimits } from '../call-limits.ts';
import { type UploadForm, uploadForm } from '../upload-form.ts';

/** Enough for 8 MB inside a region; small enough that two attempts leave the model its time. */
const SILENCE_MS = 5_000;

/**
 * The private bucket of photos.
 * @param silence longest wait for one answer, ms
 */
export const createPhotoBucket = (bucket: string, silence = SILENCE_MS) => {
  const client = new S3Client({
    requestChecksumCalculation: 'WHEN_REQUIRED',
    requestHandler: callLimits(silence),
    maxAttempts: 2,
  });

  return {
    /** A form for exactly this key and type, of at most 8 MB; the bucket refuses anything else. */
    uploadForm: (key: string, type: PhotoType, seconds: number): Promise<UploadForm> =>
      uploadForm(client, { bucket, key, type, maxBytes: MAX_PHOTO_BYTES, seconds }),

    /** The object's bytes; null when there is none. */
    read: async (key: string, signal: AbortSignal): Promise<Buffer | null> => {
      const open = async () => {
        const object = new GetObjectCommand({ Bucket: bucket, Key: key });
        return (await client.send(object, { abortSignal: signal })).Body!;
      };
      try {
        const body = await open();
        // The SDK's retries end with the answer's head: a body that breaks off is asked for once more.
        const again = async () => (await open()).transformToByteArray();
        return Buffer.from(await body.transformToByteArray().catch(again));
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },

    write: async (key: string, body: Buffer, type: PhotoType, signal: AbortSignal): Promise<void> => {
      const CacheControl = 'private, max-age=3600';
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ContentType: type, CacheControl }),
        { abortSignal: signal },
      );
    },

    /** Deleting what is not there is no error, as in S3. */
    remove: async (key: string): Promise<void> => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
  };
};

export type PhotoBucket = ReturnType<typeof createPhotoBucket>;
