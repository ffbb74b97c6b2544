import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { BatchWriteItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { S3Client } from '@aws-sdk/client-s3';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { createExportTable } from '#functions/backups/export-table.ts';
import { createTableExports } from '#functions/backups/exports-repository.ts';
import { EXPORT_FOLDER } from '#infra/constructs/backups/backup-location.ts';
import { type Digest, differences } from '#infra/continuity/compare/digest.ts';
import { digestTable, pagesOf } from '#infra/continuity/compare/read-table.ts';
import { keyOf } from '#infra/continuity/item.ts';
import type { Resources } from '#infra/continuity/resources.ts';
import type { Selection } from '#infra/continuity/restore/selection.ts';
import type { LocalCloud } from '#infra/local/cloud.ts';
import type { FunctionCall } from '#infra/local/runtime/create-runtime.ts';
import type { Template } from '#infra/local/template/cloudformation.ts';
import { localArnOf } from '#infra/local/template/model.ts';
import { physicalIdOf } from '#infra/local/template/physical-id.ts';
import { createTestFolder, startTestCloud } from '../local/host/fixtures/test-cloud.ts';

/** The functions behind the table's stream. */
export const CONSUMERS = ['functions/achievements/award.lambda.ts', 'functions/realtime/changes.lambda.ts'];
const BACKUPS = 'platewise-local-backups';

const withBackupBucket = (template: Template): Template => ({
  ...template,
  Resources: {
    ...template.Resources,
    Backups: {
      Type: 'AWS::S3::Bucket',
      Properties: { BucketName: BACKUPS, VersioningConfiguration: { Status: 'Enabled' } },
    },
  },
});

const clientsOf = ({ awsEndpoint: endpoint, region, operator: credentials }: LocalCloud) => {
  const config = { endpoint, region, credentials };
  return {
    dynamodb: new DynamoDBClient(config),
    lambda: new LambdaClient(config),
    s3: new S3Client({ ...config, forcePathStyle: true }),
    sqs: new SQSClient(config),
  };
};

const bucketOf = ({ stack }: LocalCloud, id: string): string =>
  physicalIdOf(stack.byType('AWS::S3::Bucket').find((bucket) => bucket.id.startsWith(id))!);

/** Starts the product with its demo accounts and a bucket for backups. */
export const startBackedUpProduct = async () => {
  const folder = createTestFolder();
  const calls: FunctionCall[] = [];
  const cloud = await startTestCloud(folder, {
    seed: true,
    editTemplate: withBackupBucket,
    onFunctionCall: (call) => calls.push(call),
  });
  const { sqs, ...clients } = clientsOf(cloud);
  const table = physicalIdOf(cloud.stack.byType('AWS::DynamoDB::Table')[0]!);
  const photos = bucketOf(cloud, 'Photos');
  const drills: Date[] = [];
  const said: string[] = [];
  const resources: Resources = {
    ...clients,
    stage: 'local',
    table,
    photos,
    backups: { s3: clients.s3, bucket: BACKUPS, owner: '000000000000' },
    storeLastDrill: async (date) => void drills.push(date),
    clock: cloud.clock.now,
    settleMs: 2_000,
    pollMs: 50,
    say: (line) => said.push(line),
  };
  const exports = createTableExports(clients.dynamodb, {
    tableArn: localArnOf('dynamodb', `table/${table}`),
    bucket: BACKUPS,
    owner: '000000000000',
    folder: EXPORT_FOLDER,
  });

  return {
    cloud,
    resources,
    calls,
    drills,
    said,
    /** Runs the function that requests exports, as if it was some minutes ago. */
    exportTable: (minutesAgo: number) =>
      createExportTable({
        exports,
        readLastDrill: async () => undefined,
        clock: () => new Date(cloud.clock.now().getTime() - minutesAgo * 60_000),
      })(),
    /** Waits until the consumers of the stream have written everything. */
    settle: async (selection: Selection): Promise<Digest> => {
      for (;;) {
        const earlier = await digestTable(clients.dynamodb, table, selection);
        await sleep(2_000);
        const later = await digestTable(clients.dynamodb, table, selection);
        if (differences(earlier, later).length === 0) return later;
      }
    },
    /** Copies photos and erased users as S3's replication does on AWS. */
    replicate: async (): Promise<number> => {
      const objects = (await cloud.objects.list(photos)).filter(({ key }) =>
        /^(?:photos|erased)\//.test(key),
      );
      for (const { key, contentType } of objects) {
        const { body } = (await cloud.objects.get(photos, key))!;
        await cloud.objects.put(BACKUPS, key, body, { contentType });
      }
      return objects.length;
    },
    /** Erases an account with the product's own job. */
    erase: async (userId: string): Promise<void> => {
      const functions = cloud.stack.byType('AWS::Lambda::Function').map(({ properties }) => properties);
      const [QueueUrl] = JSON.stringify(functions).match(/(?<="ERASURE_QUEUE_URL":")[^"]+/) ?? [];
      await sqs.send(
        new SendMessageCommand({
          QueueUrl,
          MessageBody: JSON.stringify({ user_id: userId }),
        }),
      );
      for (let polls = 0; polls < 300; polls += 1) {
        const isErased = await cloud.objects.head(photos, `erased/${userId}`);
        let rows = 0;
        for await (const items of pagesOf(clients.dynamodb, table, { user: userId }))
          rows += items.filter((item) => keyOf(item).sk !== 'account#closed').length;
        if (isErased && rows === 0) return;
        await sleep(100);
      }
      throw new Error('The account was not erased.');
    },
    /** Restores the newest backup into a table in another process, which a test can kill. */
    startRestoring: (into: string, file: string) => {
      const { awsEndpoint: endpoint, region, operator: credentials } = cloud;
      const now = cloud.clock.now();
      const config = { endpoint, region, credentials, table, photos, bucket: BACKUPS, into, file, now };
      const script = fileURLToPath(new URL('./restoring-process.ts', import.meta.url));
      return spawn(process.execPath, [script, JSON.stringify(config)], { stdio: 'ignore' });
    },
    /** Deletes all items and photos. */
    wipe: async (): Promise<void> => {
      for await (const items of pagesOf(clients.dynamodb, table, { user: null }))
        for (let start = 0; start < items.length; start += 25) {
          const requests = items.slice(start, start + 25).map((item) => {
            const { pk, sk } = keyOf(item);
            return { DeleteRequest: { Key: { pk: { S: pk }, sk: { S: sk } } } };
          });
          await clients.dynamodb.send(new BatchWriteItemCommand({ RequestItems: { [table]: requests } }));
        }
      for (const { key } of await cloud.objects.list(photos)) await cloud.objects.delete(photos, key);
    },
    stop: async (): Promise<void> => {
      await cloud.stop();
      folder.remove();
    },
  };
};
