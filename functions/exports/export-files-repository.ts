import { createReadStream } from 'node:fs';
import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { callLimits } from '../platform/call-limits.ts';
import { exportKeyOf } from './export-entity.ts';

/** A gigabyte takes its time, inside a region too. */
const SILENCE_MS = 300_000;

/** A finished export on the disk of the function. */
export interface ExportFile {
  id: string;
  path: string;
  bytes: number;
  /** What it is saved as. */
  name: string;
}

/** Files of exports, beside the photos. */
export const createExportFiles = (bucket: string) => {
  // A stream cannot be sent twice: the job is tried again as a whole.
  const client = new S3Client({
    requestChecksumCalculation: 'WHEN_REQUIRED',
    requestHandler: callLimits(SILENCE_MS),
    maxAttempts: 1,
  });
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
