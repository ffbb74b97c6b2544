import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { AwsError } from '../../../gateway/aws-error.ts';
import type { RequiredPermission } from '../../../gateway/aws-service.ts';
import { recordsOf } from '../../../record.ts';
import type { Store } from '../../../store.ts';
import type { LocalStack } from '../../../template/model.ts';
import { physicalIdOf } from '../../../template/physical-id.ts';
import type { ObjectStore } from '../../s3/object-store.ts';
import type { DynamoDbClient } from '../client.ts';
import { type ExportRow, openExportRows } from './export-rows.ts';
import { writeExport } from './write-export.ts';

export interface ExportSettings {
  stack: LocalStack;
  store: Store;
  objects: ObjectStore;
  clock: () => Date;
}

const seconds = z.number().transform(Math.floor);
const requestSchema = z.object({
  TableArn: z.string(),
  S3Bucket: z.string(),
  S3BucketOwner: z.string().optional(),
  S3Prefix: z.string().optional(),
  S3SseAlgorithm: z.literal('AES256').optional(),
  ClientToken: z.string().optional(),
  ExportFormat: z.literal('DYNAMODB_JSON').default('DYNAMODB_JSON'),
  ExportType: z.enum(['FULL_EXPORT', 'INCREMENTAL_EXPORT']).default('FULL_EXPORT'),
  ExportTime: seconds.optional(),
  IncrementalExportSpecification: z
    .object({
      ExportFromTime: seconds,
      ExportToTime: seconds,
      ExportViewType: z.enum(['NEW_IMAGE', 'NEW_AND_OLD_IMAGES']).default('NEW_AND_OLD_IMAGES'),
    })
    .optional(),
});

type ExportRequest = z.infer<typeof requestSchema>;

/** The shortest and longest period of an incremental export, s. */
const SHORTEST_S = 15 * 60;
const LONGEST_S = 24 * 3_600;

const nameOf = (tableArn: string): string => tableArn.split('/')[1] ?? '';
const refuse = (code: string, message: string): AwsError => new AwsError(code, message, 400);

const parse = (input: unknown): ExportRequest => {
  const parsed = requestSchema.safeParse(input);
  if (!parsed.success) throw refuse('ValidationException', z.prettifyError(parsed.error));
  const changes = parsed.data.IncrementalExportSpecification;
  if (parsed.data.ExportType === 'INCREMENTAL_EXPORT') {
    const length = changes ? changes.ExportToTime - changes.ExportFromTime : 0;
    if (length < SHORTEST_S || length > LONGEST_S)
      throw refuse('InvalidExportTimeException', 'The period must be between 15 minutes and 24 hours.');
  }
  return parsed.data;
};

/** Returns the operations of exports, which DynamoDB Local does not have. */
export const createTableExports = (client: DynamoDbClient, settings: ExportSettings) => {
  const { stack, store, objects, clock } = settings;
  const rows = openExportRows(store);
  const buckets = new Set(stack.byType('AWS::S3::Bucket').map(physicalIdOf));

  /** Reads all items by their keys. */
  const readItems = async (TableName: string): Promise<Map<string, string>> => {
    const items = new Map<string, string>();
    const { Table } = await client.call('DynamoDB_20120810.DescribeTable', { TableName });
    const names = recordsOf((Table as { KeySchema: unknown }).KeySchema).map((key) =>
      String(key['AttributeName']),
    );
    let ExclusiveStartKey: unknown;
    do {
      const page = await client.call('DynamoDB_20120810.Scan', {
        TableName,
        ConsistentRead: true,
        ...(ExclusiveStartKey !== undefined && { ExclusiveStartKey }),
      });
      for (const item of recordsOf(page['Items'])) {
        const key = Object.fromEntries(names.map((name) => [name, item[name]]));
        items.set(JSON.stringify(key), JSON.stringify(item));
      }
      ExclusiveStartKey = page['LastEvaluatedKey'];
    } while (ExclusiveStartKey !== undefined);
    return items;
  };

  const full = (items: ReadonlyMap<string, string>): string[] =>
    [...items.values()].map((item) => `{"Item":${item}}`);

  /** Compares the table with its state at the start of the period. */
  const changed = (
    { TableArn, IncrementalExportSpecification: changes }: ExportRequest,
    items: ReadonlyMap<string, string>,
  ): string[] => {
    const before = rows.state(TableArn, changes?.ExportFromTime ?? 0);
    const time = `"Metadata":{"WriteTimestampMicros":{"N":"${changes?.ExportToTime ?? 0}000000"}}`;
    const withOld = changes?.ExportViewType === 'NEW_AND_OLD_IMAGES';
    return [...new Set([...before.keys(), ...items.keys()])].flatMap((key) => {
      const [old, now] = [before.get(key), items.get(key)];
      if (old === now) return [];
      const images = [
        old !== undefined && withOld && `"OldImage":${old}`,
        now !== undefined && `"NewImage":${now}`,
      ];
      return [`{${[time, `"Keys":${key}`, ...images.filter((image) => image !== false)].join()}}`];
    });
  };

  const start = async (input: unknown): Promise<ExportRow> => {
    const request = parse(input);
    const now = Math.floor(clock().getTime() / 1_000);
    const { TableArn, ExportType, ExportTime = now, IncrementalExportSpecification: changes } = request;
    if ((changes?.ExportToTime ?? ExportTime) > now)
      throw refuse('InvalidExportTimeException', 'The time is in the future.');
    const from = changes && rows.state(TableArn, changes.ExportFromTime);
    if (from?.size === 0)
      throw refuse(
        'InvalidExportTimeException',
        'The local cloud exports only changes since the time of an earlier export.',
      );
    const row: ExportRow = {
      ExportArn: `${TableArn}/export/${clock().getTime()}-${randomBytes(4).toString('hex')}`,
      TableArn,
      ExportStatus: 'COMPLETED',
      ExportType,
      StartTime: now,
      EndTime: now,
      S3Bucket: request.S3Bucket,
      ...(request.S3Prefix !== undefined && { S3Prefix: request.S3Prefix }),
      ExportFormat: 'DYNAMODB_JSON',
      ItemCount: 0,
      BilledSizeBytes: 0,
      ...(changes ? { IncrementalExportSpecification: changes } : { ExportTime }),
    };
    if (!buckets.has(request.S3Bucket)) {
      const FailureMessage = 'The specified bucket does not exist';
      const failed = {
        ...row,
        ExportStatus: 'FAILED' as const,
        FailureCode: 'S3NoSuchBucket',
        FailureMessage,
      };
      rows.add(failed);
      return failed;
    }
    const items = await readItems(nameOf(TableArn));
    const lines = changes ? changed(request, items) : full(items);
    const counted = { ...row, ItemCount: lines.length, BilledSizeBytes: lines.join('\n').length };
    const completed = { ...counted, ExportManifest: await writeExport(objects, counted, lines) };
    rows.addState(TableArn, changes?.ExportToTime ?? ExportTime, items);
    rows.add(completed);
    return completed;
  };

  const describe = (arn: string): ExportRow => {
    const row = rows.find(arn);
    if (!row) throw refuse('ExportNotFoundException', `Export not found: ${arn}`);
    return row;
  };

  return {
    serves: (operation: string): boolean => operation in operations,
    /** Returns the response of an operation. @throws AwsError for invalid input */
    handle: async (operation: string, input: Record<string, unknown>): Promise<object> => {
      if (operation === 'ExportTableToPointInTime') return { ExportDescription: await start(input) };
      if (operation === 'DescribeExport') return { ExportDescription: describe(String(input['ExportArn'])) };
      const found = rows.list(String(input['TableArn']));
      return {
        ExportSummaries: found.map(({ ExportArn, ExportStatus, ExportType }) => ({
          ExportArn,
          ExportStatus,
          ExportType,
        })),
      };
    },
  };
};

/** The resource of each operation; an export is also written with the caller's permissions. */
const operations: Record<string, (input: Record<string, unknown>) => RequiredPermission[]> = {
  ExportTableToPointInTime: ({ TableArn, S3Bucket, S3Prefix }) => [
    { action: 'dynamodb:ExportTableToPointInTime', resource: String(TableArn) },
    {
      action: 's3:PutObject',
      resource: `arn:aws:s3:::${String(S3Bucket)}/${typeof S3Prefix === 'string' ? `${S3Prefix}/` : ''}AWSDynamoDB`,
    },
  ],
  DescribeExport: ({ ExportArn }) => [{ action: 'dynamodb:DescribeExport', resource: String(ExportArn) }],
  ListExports: ({ TableArn }) => [{ action: 'dynamodb:ListExports', resource: String(TableArn) }],
};

/** Returns the permissions that an operation of exports requires; undefined for other operations. */
export const exportPermissions = (
  operation: string,
  input: Record<string, unknown>,
): RequiredPermission[] | undefined => operations[operation]?.(input);
