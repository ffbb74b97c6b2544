import type { DynamoDBRecord } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { replayFailures } from '#infra/deploy/replay/replay-failures.ts';
import { createTables } from '#infra/local/services/dynamodb/create-tables.ts';
import type { DynamoDbLocal } from '#infra/local/services/dynamodb/dynamodb-local.ts';
import { pollEventSources, type PolledEventSources } from '#infra/local/event-sources/poll-event-sources.ts';
import { FunctionFailure } from '#infra/local/runtime/function-runtime.ts';
import { openStore } from '#infra/local/store.ts';
import type { TemplateResource } from '#infra/local/template/cloudformation.ts';
import { functionArnOf, localArnOf } from '#infra/local/template/model.ts';
import { resolveTemplate } from '#infra/local/template/resolve-template.ts';
import { createTestDatabase } from '../host/fixtures/test-database.ts';

/** Allows for a busy machine. */
const PATIENCE = { timeout: 10_000 };

const place = createTestDatabase();
let database: DynamoDbLocal;
beforeAll(async () => {
  database = await place.start();
});
afterAll(async () => {
  await database.stop();
  place.remove();
});

const table: TemplateResource = {
  Type: 'AWS::DynamoDB::Table',
  Properties: {
    KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
    StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
  },
};

/** Creates a table with a unique name, and a function that follows it. */
const stackOf = (
  tableId: string,
  mapping: Record<string, unknown> = {},
  others: Record<string, TemplateResource> = {},
) =>
  resolveTemplate(
    {
      Resources: {
        [tableId]: table,
        Failures: { Type: 'AWS::S3::Bucket' },
        Mapping: {
          Type: 'AWS::Lambda::EventSourceMapping',
          Properties: {
            EventSourceArn: { 'Fn::GetAtt': [tableId, 'StreamArn'] },
            FunctionName: 'Changes',
            StartingPosition: 'LATEST',
            MaximumRetryAttempts: 1,
            BisectBatchOnFunctionError: true,
            DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': ['Failures', 'Arn'] } } },
            FilterCriteria: {
              Filters: [{ Pattern: '{"dynamodb":{"Keys":{"pk":{"S":[{"prefix":"entry#"}]}}}}' }],
            },
            ...mapping,
          },
        },
        ...others,
      },
    },
    { parameters: {}, awsEndpoint: 'http://127.0.0.1:1/__local/aws' },
  );

const everything = {
  name: 'Changes',
  accessKeyId: 'k',
  secretAccessKey: 's',
  statements: [{ Effect: 'Allow' as const, Action: '*', Resource: '*' }],
};

describe('DynamoDB stream: invoking a function', () => {
  let running: PolledEventSources | undefined;
  let store = openStore(':memory:');
  let delivered: string[] = [];
  let failures: { key: string; body: string }[] = [];
  let refuse = (_key: string): boolean => false;
  let count = 0;
  let tableId = '';

  beforeEach(() => {
    store = openStore(':memory:');
    delivered = [];
    failures = [];
    refuse = () => false;
    count += 1;
    tableId = `Meals${count}`;
  });
  afterEach(() => running?.stop());

  const keyOf = (record: DynamoDBRecord): string => record.dynamodb?.Keys?.['pk']?.S ?? '';
  const runtime = {
    invoke: async (_arn: string, event: unknown) => {
      const keys = (event as { Records: DynamoDBRecord[] }).Records.map(keyOf);
      if (keys.some(refuse)) throw new FunctionFailure('Error', 'no');
      delivered.push(...keys);
      return undefined;
    },
  };

  const follow = async (stack = stackOf(tableId), principal = everything): Promise<void> => {
    await createTables(database.client, stack);
    running = await pollEventSources({
      stack,
      runtime,
      dynamoDb: database.client,
      queues: {
        receive: async () => [],
        delete: async () => undefined,
      },
      objects: { put: async (_bucket, key, body) => void failures.push({ key, body }) },
      store,
      clock: () => new Date(),
      principalOf: () => principal,
      report: (error) => expect.fail(String(error)),
    });
  };
  const put = async (pk: string): Promise<void> => {
    await database.client.call('DynamoDB_20120810.PutItem', { TableName: tableId, Item: { pk: { S: pk } } });
    running?.tableChanged();
  };

  it('the stream poller passes on the records that match the filter', async () => {
    await follow();
    await put('entry#1');
    await put('photo#1');
    await put('entry#2');
    await expect.poll(() => delivered, PATIENCE).toEqual(['entry#1', 'entry#2']);
  });

  it('skips records written before the mapping was created', async () => {
    await createTables(database.client, stackOf(tableId));
    await put('entry#old');
    await follow();
    await put('entry#new');
    await expect.poll(() => delivered, PATIENCE).toEqual(['entry#new']);
  });

  it('passes all records when the mapping starts at the trim horizon', async () => {
    await createTables(database.client, stackOf(tableId));
    await put('entry#old');
    await follow(stackOf(tableId, { StartingPosition: 'TRIM_HORIZON' }));
    await expect.poll(() => delivered, PATIENCE).toEqual(['entry#old']);
  });

  it('the stream poller resumes at the last position after a restart', async () => {
    await follow();
    await put('entry#1');
    await expect.poll(() => delivered, PATIENCE).toEqual(['entry#1']);
    await running?.stop();
    await put('entry#2');
    await follow();
    await expect.poll(() => delivered, PATIENCE).toEqual(['entry#1', 'entry#2']);
  });

  it('stores a record that keeps failing in the failure bucket as a whole, and passes the others', async () => {
    refuse = (key) => key === 'entry#bad';
    await createTables(database.client, stackOf(tableId));
    await follow(stackOf(tableId, { StartingPosition: 'TRIM_HORIZON' }));
    await Promise.all(['entry#1', 'entry#bad', 'entry#2'].map(put));
    await expect.poll(() => delivered.toSorted(), PATIENCE).toEqual(['entry#1', 'entry#2']);
    await expect.poll(() => failures, PATIENCE).toHaveLength(1);
    const { key, body } = failures[0]!;
    expect(key).toMatch(
      /^aws\/lambda\/Mapping\/[\w-]+\/\d{4}\/\d\d\/\d\d\/\d{4}-\d\d-\d\dT\d\d\.\d\d\.\d\d-[\da-f-]{36}$/,
    );
    const { payload } = JSON.parse(body) as { payload: string };
    expect(JSON.parse(payload)).toMatchObject({
      Records: [
        {
          eventName: 'INSERT',
          dynamodb: { NewImage: { pk: { S: 'entry#bad' } }, SequenceNumber: expect.any(String) },
        },
      ],
    });
    expect(JSON.parse(body)).toMatchObject({
      requestContext: {
        condition: 'RetryAttemptsExhausted',
        functionArn: `${functionArnOf('Changes')}:$LATEST`,
        approximateInvokeCount: 2,
      },
      DDBStreamBatchInfo: {
        batchSize: 1,
        streamArn: localArnOf('dynamodb', `table/${tableId}/stream/local`),
      },
    });
  });

  it('a poisoned record is delivered once by the replay, when its cause is fixed', async () => {
    refuse = (key) => key === 'entry#bad';
    await follow();
    await Promise.all(['entry#bad', 'entry#1'].map(put));
    await expect.poll(() => failures, PATIENCE).toHaveLength(1);
    expect(delivered).toEqual(['entry#1']);
    const [{ key, body }] = failures as [{ key: string; body: string }];
    const queued = [{ detail: { bucket: { name: 'failures' }, object: { key } } }];
    const replay = () =>
      replayFailures({
        receive: async () =>
          queued.splice(0).map((message) => ({ body: JSON.stringify(message), receiptHandle: key })),
        settle: async () => undefined,
        read: async () => body,
        remove: async () => undefined,
        invoke: async (arn, payload) => {
          const answer = await runtime.invoke(arn, JSON.parse(payload)).catch((error: unknown) => error);
          return answer === undefined
            ? { response: '' }
            : { functionError: 'Unhandled', response: String(answer) };
        },
        say: () => undefined,
      });
    refuse = () => false;
    expect(await replay()).toEqual({ replayed: 1, expired: 0, failed: 0 });
    expect(await replay()).toEqual({ replayed: 0, expired: 0, failed: 0 });
    expect(delivered).toEqual(['entry#1', 'entry#bad']);
  });

  it('the stream poller invokes nothing while the mapping is disabled', async () => {
    await follow(stackOf(tableId, { Enabled: false }));
    await put('entry#1');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(delivered).toEqual([]);
  });

  it.each([
    ['dynamodb:GetRecords', 'dynamodb:Describe*'],
    ['s3:ListBucket', 'dynamodb:*'],
  ])(
    'the stream poller stops the start with the name of the permission %s when the role lacks it',
    async (missing, Action) => {
      const principal = { ...everything, statements: [{ Effect: 'Allow' as const, Action, Resource: '*' }] };
      await expect(follow(stackOf(tableId), principal)).rejects.toThrow(`may not ${missing} on arn:aws`);
    },
  );

  it('the stream poller stops the start with the name of an unsupported setting', async () => {
    await expect(follow(stackOf(tableId, { TumblingWindowInSeconds: 30 }))).rejects.toThrow(
      'TumblingWindowInSeconds',
    );
  });
});
