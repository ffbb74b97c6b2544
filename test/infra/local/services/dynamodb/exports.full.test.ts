import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gunzipSync } from 'node:zlib';
import type { DynamoDbLocal } from '#infra/local/services/dynamodb/dynamodb-local.ts';
import { createTableExports } from '#infra/local/services/dynamodb/exports/table-exports.ts';
import type { ObjectStore } from '#infra/local/services/s3/object-store.ts';
import { openStore } from '#infra/local/store.ts';
import { localStackOf } from '#infra/local/template/model.ts';
import { createTestDatabase } from '../../host/fixtures/test-database.ts';

const ARN = 'arn:aws:dynamodb:us-east-1:000000000000:table/Meals';
const bucket = {
  id: 'Backups',
  type: 'AWS::S3::Bucket',
  properties: { BucketName: 'backups' },
  metadata: {},
};
const NOW = Date.UTC(2026, 10, 28, 12) / 1_000;

const place = createTestDatabase();
let database: DynamoDbLocal;
const objects = new Map<string, Buffer>();
const store = {
  put: async (_bucket: string, key: string, body: Uint8Array | string) => {
    objects.set(key, Buffer.from(body));
    return { etag: '"1"' };
  },
} as unknown as ObjectStore;

beforeAll(async () => {
  database = await place.start();
  const key = (name: string, KeyType: string) => ({ AttributeName: name, KeyType });
  await call('CreateTable', {
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: [key('pk', 'HASH'), key('sk', 'RANGE')],
    AttributeDefinitions: ['pk', 'sk'].map((name) => ({ AttributeName: name, AttributeType: 'S' })),
  });
  await call('PutItem', { Item: item('a') });
  await call('PutItem', { Item: item('b') });
});
afterAll(async () => {
  await database.stop();
  place.remove();
});

const call = (operation: string, input: object) =>
  database.client.call(`DynamoDB_20120810.${operation}`, { TableName: 'Meals', ...input });
const item = (sk: string, value = '1') => ({ pk: { S: 'user#1' }, sk: { S: sk }, value: { N: value } });
const linesIn = (keys: readonly string[]): unknown[] =>
  keys.flatMap((key) =>
    gunzipSync(objects.get(key)!)
      .toString()
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as unknown),
  );

describe('Exports of the local DynamoDB', () => {
  it('exports write the items, then the changes since an earlier export, in the format of AWS', async () => {
    const exports = createTableExports(database.client, {
      stack: localStackOf([bucket]),
      store: openStore(':memory:'),
      objects: store,
      clock: () => new Date(NOW * 1_000),
    });
    const start = (input: object) =>
      exports.handle('ExportTableToPointInTime', {
        TableArn: ARN,
        S3Bucket: 'backups',
        S3Prefix: 'table',
        ...input,
      });
    await start({ ExportTime: NOW - 3_600 });
    const dataFiles = () => [...objects.keys()].filter((key) => key.endsWith('.json.gz'));
    const full = dataFiles();
    expect(linesIn(full)).toEqual([{ Item: item('a') }, { Item: item('b') }]);
    await call('PutItem', { Item: item('a', '2') });
    await call('DeleteItem', { Key: { pk: { S: 'user#1' }, sk: { S: 'b' } } });
    const period = { ExportFromTime: NOW - 3_600, ExportToTime: NOW, ExportViewType: 'NEW_IMAGE' };
    await start({ ExportType: 'INCREMENTAL_EXPORT', IncrementalExportSpecification: period });
    const changes = linesIn(dataFiles().filter((key) => !full.includes(key)));
    const keysOf = (sk: string) => ({ pk: { S: 'user#1' }, sk: { S: sk } });
    const Metadata = { WriteTimestampMicros: { N: `${NOW}000000` } };
    expect(changes).toEqual([
      { Metadata, Keys: keysOf('a'), NewImage: item('a', '2') },
      { Metadata, Keys: keysOf('b') },
    ]);
    const unknown = { ...period, ExportFromTime: NOW - 7_200 };
    await expect(
      start({ ExportType: 'INCREMENTAL_EXPORT', IncrementalExportSpecification: unknown }),
    ).rejects.toThrow('only changes since the time of an earlier export');
    const { ExportDescription } = (await start({ S3Bucket: 'elsewhere' })) as { ExportDescription: object };
    expect(ExportDescription).toMatchObject({ ExportStatus: 'FAILED', FailureCode: 'S3NoSuchBucket' });
    const { ExportSummaries } = (await exports.handle('ListExports', { TableArn: ARN })) as {
      ExportSummaries: object[];
    };
    expect(ExportSummaries).toHaveLength(3);
  });
});
