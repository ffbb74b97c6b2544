import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { ObjectStore } from '../../s3/object-store.ts';
import type { ExportRow } from './export-rows.ts';

/** Lines per data file; AWS writes at least one file per partition. */
const LINES_PER_FILE = 500;

const md5Of = (content: Buffer | string): string => createHash('md5').update(content).digest('base64');
const isoOf = (seconds: number): string => new Date(seconds * 1_000).toISOString();

const periodOf = ({ ExportTime, IncrementalExportSpecification: changes }: ExportRow): object =>
  changes
    ? {
        exportFromTime: isoOf(changes.ExportFromTime),
        exportToTime: isoOf(changes.ExportToTime),
        outputView: changes.ExportViewType,
      }
    : { exportTime: isoOf(ExportTime ?? 0) };

/**
 * Writes the files of an export.
 * Source: DynamoDB Developer Guide, 'DynamoDB table export output format'.
 * @param lines items or changes in DynamoDB JSON
 * @returns the key of the summary
 */
export const writeExport = async (
  objects: ObjectStore,
  row: ExportRow,
  lines: readonly string[],
): Promise<string> => {
  const { S3Bucket, S3Prefix, ExportArn, ExportType } = row;
  const root = `${S3Prefix === undefined ? '' : `${S3Prefix}/`}AWSDynamoDB`;
  const folder = `${root}/${ExportArn.split('/').at(-1)}`;
  const data = ExportType === 'FULL_EXPORT' ? `${folder}/data` : `${root}/data`;
  const files: string[] = [];
  // An empty table has an empty file.
  for (let start = 0; start === 0 || start < lines.length; start += LINES_PER_FILE) {
    const part = lines.slice(start, start + LINES_PER_FILE);
    const content = gzipSync(part.map((line) => `${line}\n`).join(''));
    const md5Checksum = md5Of(content);
    const name = createHash('sha256').update(`${ExportArn} ${start}`).digest('hex').slice(0, 26);
    const dataFileS3Key = `${data}/${name}.json.gz`;
    const { etag } = await objects.put(S3Bucket, dataFileS3Key, content);
    files.push(
      JSON.stringify({ itemCount: part.length, md5Checksum, etag: etag.replaceAll('"', ''), dataFileS3Key }),
    );
  }
  const manifestFilesS3Key = `${folder}/manifest-files.json`;
  const manifest = `${files.join('\n')}\n`;
  const summary = JSON.stringify({
    version: ExportType === 'FULL_EXPORT' ? '2020-06-30' : '2023-08-01',
    exportArn: ExportArn,
    startTime: isoOf(row.StartTime),
    endTime: isoOf(row.EndTime),
    tableArn: row.TableArn,
    ...periodOf(row),
    s3Bucket: S3Bucket,
    s3Prefix: S3Prefix ?? null,
    s3SseAlgorithm: 'AES256',
    s3SseKmsKeyId: null,
    manifestFilesS3Key,
    billedSizeBytes: row.BilledSizeBytes,
    itemCount: row.ItemCount,
    outputFormat: row.ExportFormat,
    exportType: ExportType,
  });
  await objects.put(S3Bucket, manifestFilesS3Key, manifest);
  await objects.put(S3Bucket, `${folder}/manifest-files.checksum`, md5Of(manifest));
  await objects.put(S3Bucket, `${folder}/manifest-summary.json`, summary);
  await objects.put(S3Bucket, `${folder}/manifest-summary.checksum`, md5Of(summary));
  return `${folder}/manifest-summary.json`;
};
