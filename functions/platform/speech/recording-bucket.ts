import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand } from '@aws-sdk/client-s3';
import { MAX_RECORDING_BYTES, type RecordingType } from '#shared/voice/recording.ts';
import { createS3Client } from '../s3-client.ts';
import { type UploadForm, uploadForm } from '../upload-form.ts';

const SILENCE_MS = 5_000;

/** Returns the key of a recording. It contains no user ID. */
export const recordingKeyOf = (id: string): string => `recordings/${id}`;

/** A recording to be stored. */
interface StoredRecording {
  id: string;
  bytes: Uint8Array;
  type: RecordingType;
}

/** Returns the key of a transcript until it is read. */
export const resultKeyOf = (id: string): string => `results/${id}.json`;

/**
 * Accesses the private bucket of recordings, all of which are temporary.
 * @param silence maximum wait for a response, ms
 */
export const createRecordingBucket = (bucket: string, silence = SILENCE_MS) => {
  const client = createS3Client(silence);

  return {
    name: bucket,

    /**
     * Creates an upload form for exactly this recording and type, of at most 8 MB. The bucket rejects anything else.
     */
    uploadForm: (id: string, type: RecordingType, seconds: number): Promise<UploadForm> => {
      const key = recordingKeyOf(id);
      return uploadForm(client, { bucket, key, type, maxBytes: MAX_RECORDING_BYTES, seconds });
    },

    /** Returns the object's bytes, or null if it does not exist. */
    read: async (key: string): Promise<Uint8Array | null> => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        return await Body!.transformToByteArray();
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },

    keep: async ({ id, bytes, type }: StoredRecording, deadline: AbortSignal): Promise<void> => {
      const object = { Bucket: bucket, Key: recordingKeyOf(id), Body: bytes, ContentType: type };
      await client.send(new PutObjectCommand(object), { abortSignal: deadline });
    },

    /** Deletes a recording and its transcript. Like S3, ignores missing ones. */
    remove: async (id: string): Promise<void> => {
      for (const Key of [recordingKeyOf(id), resultKeyOf(id)])
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
    },
  };
};

export type RecordingBucket = ReturnType<typeof createRecordingBucket>;
