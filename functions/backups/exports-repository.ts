import {
  DescribeExportCommand,
  type DynamoDBClient,
  ExportTableToPointInTimeCommand,
  ListExportsCommand,
} from '@aws-sdk/client-dynamodb';
import type { ExportRequest, TableExport } from './plan-exports.ts';

/** Where the exports of a table are written. */
export interface ExportDestination {
  tableArn: string;
  bucket: string;
  /** The account that owns the bucket. */
  owner: string;
  /** Folder in the bucket. */
  folder: string;
}

const DAY_MS = 86_400_000;
/** Older exports cannot be part of a backup anymore. */
const RELEVANT_DAYS = 40;

const states: Record<string, TableExport['state']> = { COMPLETED: 'completed', FAILED: 'failed' };

/** Returns when an export was requested: its ID starts with the time in ms. */
const requestedAt = (arn: string): number => Number(/\/export\/(\d+)-/.exec(arn)?.[1] ?? Infinity);

/** Lists and requests exports of a table to the bucket of backups. */
export const createTableExports = (
  client: DynamoDBClient,
  { tableArn, bucket, owner, folder }: ExportDestination,
) => {
  const describe = async (ExportArn: string): Promise<TableExport[]> => {
    const { ExportDescription: found = {} } = await client.send(new DescribeExportCommand({ ExportArn }));
    const changes = found.IncrementalExportSpecification;
    const to = changes?.ExportToTime ?? found.ExportTime;
    // Someone may export the table for another purpose.
    const isBackup = found.S3Bucket === bucket && found.S3Prefix === folder;
    if (!isBackup || !to || !found.StartTime) return [];
    const state = states[found.ExportStatus ?? ''] ?? 'running';
    return [{ state, startedAt: found.StartTime, from: changes?.ExportFromTime ?? null, to }];
  };

  return {
    /** Returns the exports of the last 40 days, one request each: DynamoDB lists them without their times. */
    list: async (now: Date): Promise<TableExport[]> => {
      const arns: string[] = [];
      let NextToken: string | undefined;
      do {
        const page = await client.send(new ListExportsCommand({ TableArn: tableArn, NextToken }));
        arns.push(...(page.ExportSummaries ?? []).flatMap(({ ExportArn }) => ExportArn ?? []));
        NextToken = page.NextToken;
      } while (NextToken);
      const since = now.getTime() - RELEVANT_DAYS * DAY_MS;
      const exports: TableExport[] = [];
      for (const arn of arns.filter((each) => requestedAt(each) >= since))
        exports.push(...(await describe(arn)));
      return exports;
    },

    /** Requests an export. @returns its ARN */
    request: async ({ from, to }: ExportRequest): Promise<string> => {
      const period = from
        ? {
            ExportType: 'INCREMENTAL_EXPORT' as const,
            IncrementalExportSpecification: {
              ExportFromTime: from,
              ExportToTime: to,
              ExportViewType: 'NEW_IMAGE' as const,
            },
          }
        : { ExportType: 'FULL_EXPORT' as const, ExportTime: to };
      const { ExportDescription } = await client.send(
        new ExportTableToPointInTimeCommand({
          TableArn: tableArn,
          S3Bucket: bucket,
          S3BucketOwner: owner,
          S3Prefix: folder,
          S3SseAlgorithm: 'AES256',
          ExportFormat: 'DYNAMODB_JSON',
          ...period,
        }),
      );
      return ExportDescription?.ExportArn ?? '';
    },
  };
};

export type TableExports = ReturnType<typeof createTableExports>;
