import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterAll, describe, expect, it } from 'vitest';
import { type Invocation, replayFailures } from '#infra/deploy/replay/replay-failures.ts';
import { failedRecordKey, failedRecordOf } from '#infra/local/event-sources/failed-record.ts';
import { createEventBus } from '#infra/local/services/eventbridge/event-bus.ts';
import { createS3 } from '#infra/local/services/s3/s3.ts';
import { createSqs } from '#infra/local/services/sqs/sqs.ts';
import { openStore } from '#infra/local/store.ts';
import { functionArnOf, localArnOf } from '#infra/local/template/model.ts';
import { physicalIdOf } from '#infra/local/template/physical-id.ts';
import { resolveTemplate } from '#infra/local/template/resolve-template.ts';

let now = new Date('2026-11-28T12:00:05Z');
const clock = () => now;
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const failures = localArnOf('sqs', 'Failures');
const sendFrom = (rule: string) => ({
  Effect: 'Allow',
  Action: ['sqs:SendMessage'],
  Principal: { Service: 'events.amazonaws.com' },
  Resource: failures,
  Condition: { ArnEquals: { 'aws:SourceArn': { 'Fn::GetAtt': [rule, 'Arn'] } } },
});

/** Starts a bucket whose new objects below `aws/lambda/Changes/` are queued. */
const start = (allowed = 'Stored') => {
  const stack = resolveTemplate(
    {
      Resources: {
        Records: {
          Type: 'AWS::S3::Bucket',
          Properties: {
            NotificationConfiguration: { EventBridgeConfiguration: { EventBridgeEnabled: true } },
          },
        },
        Silent: { Type: 'AWS::S3::Bucket', Properties: {} },
        Failures: { Type: 'AWS::SQS::Queue', Properties: {} },
        Policy: {
          Type: 'AWS::SQS::QueuePolicy',
          Properties: { PolicyDocument: { Statement: [sendFrom(allowed)] } },
        },
        Other: { Type: 'AWS::Events::Rule', Properties: { EventPattern: { source: ['x'] }, Targets: [] } },
        Stored: {
          Type: 'AWS::Events::Rule',
          Properties: {
            EventPattern: {
              source: ['aws.s3'],
              'detail-type': ['Object Created'],
              detail: { object: { key: [{ prefix: 'aws/lambda/Changes/' }] } },
            },
            Targets: [{ Arn: { 'Fn::GetAtt': ['Failures', 'Arn'] }, Id: 'one' }],
          },
        },
      },
    },
    { parameters: {}, awsEndpoint: 'http://127.0.0.1:1' },
  );
  const store = openStore(':memory:');
  const sqs = createSqs({ store, clock });
  sqs.configureQueues(stack);
  const fail = (error: unknown): never => expect.fail(String(error));
  const bus = createEventBus({
    stack,
    runtime: { invoke: fail },
    clock,
    send: (arn, body) => void sqs.queues.send(arn, body),
    report: fail,
  });
  const dir = mkdtempSync(join(tmpdir(), 'platewise-records-'));
  folders.push(dir);
  const s3 = createS3({ store, dir, clock, emit: (event) => void bus.emit(event) });
  s3.configureBuckets(stack);
  const bucketOf = (id: string) =>
    physicalIdOf(stack.byType('AWS::S3::Bucket').find((one) => one.id === id)!);
  return {
    objects: s3.objects,
    queues: sqs.queues,
    records: bucketOf('Records'),
    silent: bucketOf('Silent'),
  };
};

const record = (SequenceNumber: string): DynamoDBRecord => ({
  eventName: 'INSERT',
  dynamodb: { SequenceNumber, NewImage: { pk: { S: `user#${SequenceNumber}` } } },
});

const failureOf = (records: DynamoDBRecord[], mappingId = 'Changes') => ({
  mappingId,
  functionArn: functionArnOf('Follow'),
  streamArn: 'arn:aws:dynamodb:us-east-1:000000000000:table/T/stream/local',
  shardId: 'shardId-1',
  records,
  condition: 'RetryAttemptsExhausted' as const,
  attempts: 31,
  now: clock(),
});

describe('A failed batch of stream records', () => {
  it('a failed batch is stored with its records under the key that Lambda documents, and queued', async () => {
    const { objects, queues, records, silent } = start();
    const failure = failureOf([record('1'), record('2')]);
    const key = failedRecordKey(failure);
    expect(key).toMatch(
      /^aws\/lambda\/Changes\/shardId-1\/2026\/11\/28\/2026-11-28T12\.00\.05-[\da-f-]{36}$/,
    );
    await objects.put(silent, key, failedRecordOf(failure));
    await objects.put(records, failedRecordKey(failureOf([], 'Other')), '{}');
    await objects.put(records, key, failedRecordOf(failure));
    const messages = queues.receive(failures, 10);
    expect(messages.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([
      { source: 'aws.s3', detail: { bucket: { name: records }, object: { key } } },
    ]);
    const stored = JSON.parse((await objects.get(records, key))!.body.toString()) as { payload: string };
    expect(stored).toMatchObject({ DDBStreamBatchInfo: { batchSize: 2, startSequenceNumber: '1' } });
    expect(JSON.parse(stored.payload)).toEqual({ Records: [record('1'), record('2')] });
  });

  it('a failed batch is replayed once when its cause is fixed, and stays stored and queued until then', async () => {
    const { objects, queues, records } = start();
    for (const sequence of ['1', '2']) {
      const failure = failureOf([record(sequence)]);
      await objects.put(records, failedRecordKey(failure), failedRecordOf(failure));
    }
    const invoked: unknown[] = [];
    const replay = (response: (payload: string) => Invocation) =>
      replayFailures({
        receive: async () => queues.receive(failures, 10, 600),
        settle: async (handle) => queues.delete(failures, handle),
        read: async (bucket, key) => (await objects.get(bucket, key))?.body.toString() ?? null,
        remove: async (bucket, key) => void (await objects.delete(bucket, key)),
        invoke: async (arn, payload) => {
          invoked.push([arn, JSON.parse(payload)]);
          return response(payload);
        },
        say: () => undefined,
      });

    const failing = await replay((payload) =>
      payload.includes('user#1')
        ? { functionError: 'Unhandled', response: '{}' }
        : { response: '{"batchItemFailures":[{"itemIdentifier":"2"}]}' },
    );
    expect(failing).toEqual({ replayed: 0, expired: 0, failed: 2 });
    expect(await objects.list(records)).toHaveLength(2);
    invoked.length = 0;
    now = new Date(now.getTime() + 601_000);
    const fixed = (): Invocation => ({ response: '{"batchItemFailures":[]}' });
    expect(await replay(fixed)).toEqual({ replayed: 2, expired: 0, failed: 0 });
    const arn = `${functionArnOf('Follow')}:$LATEST`;
    expect(invoked).toEqual([
      [arn, { Records: [record('1')] }],
      [arn, { Records: [record('2')] }],
    ]);
    expect(await objects.list(records)).toEqual([]);
    now = new Date(now.getTime() + 601_000);
    expect(await replay(fixed)).toEqual({ replayed: 0, expired: 0, failed: 0 });
  });

  it('a failed batch leaves the queue when it has expired from the bucket', async () => {
    const { objects, queues, records } = start();
    const failure = failureOf([record('1')]);
    await objects.put(records, failedRecordKey(failure), failedRecordOf(failure));
    const result = await replayFailures({
      receive: async () => queues.receive(failures, 10, 600),
      settle: async (handle) => queues.delete(failures, handle),
      read: async () => null,
      remove: () => expect.fail('There is no object.'),
      invoke: () => expect.fail('There is no event.'),
      say: () => undefined,
    });
    expect(result).toEqual({ replayed: 0, expired: 1, failed: 0 });
    now = new Date(now.getTime() + 601_000);
    expect(queues.receive(failures, 10)).toEqual([]);
  });

  it('the local cloud does not start when the queue does not allow the rule to send', () => {
    expect(() => start('Other')).toThrow(`does not allow Stored to send to ${failures}`);
  });
});
