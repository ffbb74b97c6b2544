import type { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';

/** Permission to upload one object with a browser's form POST. */
export interface UploadForm {
  url: string;
  fields: Record<string, string>;
}

interface Upload {
  bucket: string;
  key: string;
  /** Media type. */
  type: string;
  maxBytes: number;
  /** Validity of the form. */
  seconds: number;
}

/** Creates an upload form for exactly this key and type and up to this size. The bucket rejects anything else. */
export const uploadForm = (
  client: S3Client,
  { bucket, key, type, maxBytes, seconds }: Upload,
): Promise<UploadForm> =>
  createPresignedPost(client, {
    Bucket: bucket,
    Key: key,
    Expires: seconds,
    Fields: { 'Content-Type': type },
    Conditions: [
      ['content-length-range', 1, maxBytes],
      ['eq', '$Content-Type', type],
    ],
  });
