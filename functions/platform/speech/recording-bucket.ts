import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { MAX_RECORDING_BYTES, type RecordingType } from '#shared/voice/recording.ts';
import { callLimits } from '../call-limits.ts';
import { type UploadForm, uploadForm } from '../upload-form.ts';

const SILENCE_MS = 5_000;

/** Where a recording lies. The key names no person. */
export const recordingKeyOf = (id: string): string => `recordings/${id}`;

/** A recording that is to be kept. */
interface KeptRecording {
  id: string;
  bytes: Uint8Array;
  type: RecordingType;
}

/** Where the words of a recording lie until they are read. */
export const resultKeyOf = (id: string): string => `results/${id}.json`;

/**
 * The private bucket of recordings, none of which stays.
 * @param silence longest wait for one answer, ms
 */
export const createRecordingBucket = (bucket: string, silence = SILENCE_MS) => {
  const client = new S3Client({
    requestChecksumCalculation: 'WHEN_REQUIRED',
    requestHandler: callLimits(silence),
    maxAttempts: 2,
  });

  return {
    name: bucket,

    /** A form for exactly this recording and type, of at most 8 MB; the bucket refuses anything else. */
    uploadForm: (id: string, type: RecordingType, seconds: number): Promise<UploadForm> => {
      const key = recordingKeyOf(id);
      return uploadForm(client, { bucket, key, type, maxBytes: MAX_RECORDING_BYTES, seconds });
    },

    /** The object's bytes; null when there is none. */
    read: async (key: string): Promise<Uint8Array | null> => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        return await Body!.transformToByteArray();
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },

    keep: async ({ id, bytes, type }: KeptRecording, deadline: AbortSignal): Promise<void> => {
      const object = { Bucket: bucket, Key: recordingKeyOf(id), Body: bytes, ContentType: type };
      await client.send(new PutObjectCommand(object), { abortSignal: deadline });
    },

    /** Removes a recording and its words. What is not there is no error, as in S3. */
    remove: async (id: string): Promise<void> => {
      for (const Key of [recordingKeyOf(id), resultKeyOf(id)])
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
    },
  };
};

export type RecordingBucket = ReturnType<typeof createRecordingBucket>;
