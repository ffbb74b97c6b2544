import { setTimeout as sleep } from 'node:timers/promises';
import { DescribeExportCommand, ExportTableToPointInTimeCommand } from '@aws-sdk/client-dynamodb';
import { EXPORT_FOLDER } from '../../constructs/backups/backup-location.ts';
import type { Backup } from '../backup/choose-backup.ts';
import type { Resources } from '../resources.ts';

/**
 * Exports the whole table as it was at the end of a backup, and waits for it: minutes for small tables.
 * @returns the ID of the export
 * @throws Error with DynamoDB's reason if the export fails
 */
export const requestControl = async (
  { dynamodb, backups, pollMs, say }: Resources,
  { full, to }: Backup,
): Promise<string> => {
  const { ExportDescription: requested } = await dynamodb.send(
    new ExportTableToPointInTimeCommand({
      TableArn: full.tableArn,
      S3Bucket: backups.bucket,
      S3BucketOwner: backups.owner,
      S3Prefix: EXPORT_FOLDER,
      S3SseAlgorithm: 'AES256',
      ExportFormat: 'DYNAMODB_JSON',
      ExportType: 'FULL_EXPORT',
      ExportTime: to,
    }),
  );
  const ExportArn = requested?.ExportArn ?? '';
  say(`Exporting the table as it was at ${to.toISOString()}, to compare with it.`);
  for (;;) {
    const { ExportDescription: found } = await dynamodb.send(new DescribeExportCommand({ ExportArn }));
    if (found?.ExportStatus === 'COMPLETED') return ExportArn.split('/').at(-1) ?? '';
    if (found?.ExportStatus === 'FAILED')
      throw new Error(`The export to compare with failed: ${found.FailureCode} ${found.FailureMessage}`);
    await sleep(pollMs);
  }
};
