import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { S3Client } from '@aws-sdk/client-s3';
import { readRestoreOptions } from '#infra/continuity/options.ts';
import { openProgress } from '#infra/continuity/restore/progress.ts';
import { restore } from '#infra/continuity/restore/restore.ts';

/** Restores a backup into a table of the local cloud, as a process that a test can kill. */

const { endpoint, region, credentials, table, photos, bucket, into, file, now } = JSON.parse(
  process.argv[2] ?? '{}',
) as Record<'endpoint' | 'region' | 'table' | 'photos' | 'bucket' | 'into' | 'file' | 'now', string> & {
  credentials: { accessKeyId: string; secretAccessKey: string };
};
const config = { endpoint, region, credentials };
const s3 = new S3Client({ ...config, forcePathStyle: true });
await restore(
  {
    stage: 'local',
    dynamodb: new DynamoDBClient(config),
    lambda: new LambdaClient(config),
    s3,
    table,
    photos,
    backups: { s3, bucket, owner: '000000000000' },
    storeLastDrill: async () => undefined,
    clock: () => new Date(now),
    settleMs: 0,
    pollMs: 50,
    say: () => undefined,
  },
  readRestoreOptions(['--stage', 'local', '--into', into, '--only', 'table']),
  openProgress(file),
);
