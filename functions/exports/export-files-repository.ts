import { createReadStream } from 'node:fs';
import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { createS3Client } from '../platform/s3-client.ts';
import { exportKeyOf } from './export-entity.ts';

/** Long timeout, because uploading gigabytes takes time. */
const SILENCE_MS = 300_000;

/** A finished export on the function's disk. */
export interface ExportFile {
  id: string;
  path: string;
  bytes: number;
  /** File name of the download. */
  name: string;
}

/** Accesses the export files, which are in the photo bucket. */
export const createExportFiles = (bucket: string) => {
  // A stream cannot be resent, so the job is retried as a whole.
  const client = createS3Client(SILENCE_MS, 1);
  return {
    keep: async ({ id, path, bytes, name }: ExportFile): Promise<void> => {
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: exportKeyOf(id),
          Body: createReadStream(path),
          ContentLength: bytes,
          ContentType: 'application/zip',
          ContentDisposition: `attachment; filename="${name}"`,
        }),
      );
    },
    remove: async (id: string): Promise<void> => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: exportKeyOf(id) }));
    },
  };
};

export type ExportFiles = ReturnType<typeof createExportFiles>;
