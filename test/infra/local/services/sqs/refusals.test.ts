import {
  DeleteMessageBatchCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
} from '@aws-sdk/client-sqs';
import type { SendMessageCommandInput, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resource, startAwsEndpoint } from '../../gateway/aws-endpoint.ts';
import type { AwsEndpoint } from '../../gateway/aws-endpoint.ts';
import { sqsClient } from '../../gateway/clients.ts';

let endpoint: AwsEndpoint;
let sqs: SQSClient;
let QueueUrl: string;

beforeAll(async () => {
  endpoint = await startAwsEndpoint({
    resources: [resource('AWS::SQS::Queue', 'Jobs', { QueueName: 'jobs' })],
  });
  sqs = sqsClient(endpoint);
  QueueUrl = `${endpoint.url}/000000000000/jobs`;
});

afterAll(() => endpoint.stop());

const send = (MessageBody: string, over: Partial<SendMessageCommandInput> = {}) =>
  sqs.send(new SendMessageCommand({ QueueUrl, MessageBody, ...over }));

const batch = (Entries: { Id: string; MessageBody: string }[]) =>
  sqs.send(new SendMessageBatchCommand({ QueueUrl, Entries }));

describe('SQS: batches', () => {
  it('SQS batches can be sent and deleted entry by entry', async () => {
    const sent = await batch([
      { Id: 'a', MessageBody: 'one' },
      { Id: 'b', MessageBody: '\u0000' },
    ]);
    expect(sent.Successful?.map(({ Id }) => Id)).toEqual(['a']);
    expect(sent.Failed).toMatchObject([{ Id: 'b', Code: 'InvalidMessageContents', SenderFault: true }]);
    const { Messages: [message] = [] } = await sqs.send(new ReceiveMessageCommand({ QueueUrl }));
    const Entries = [
      { Id: 'a', ReceiptHandle: message?.ReceiptHandle },
      { Id: 'b', ReceiptHandle: 'nonsense' },
    ];
    const deleted = await sqs.send(new DeleteMessageBatchCommand({ QueueUrl, Entries }));
    expect(deleted.Successful?.map(({ Id }) => Id)).toEqual(['a']);
    expect(deleted.Failed).toMatchObject([{ Id: 'b', Code: 'ReceiptHandleIsInvalid' }]);
  });

  it.each([
    ['empty', [], 'EmptyBatchRequest'],
    ['longer than ten', Array.from({ length: 11 }, (_, n) => `m${n}`), 'TooManyEntriesInBatchRequest'],
    ['sent with a duplicate ID', ['a', 'a'], 'BatchEntryIdsNotDistinct'],
    ['sent with an invalid ID', ['a b'], 'InvalidBatchEntryId'],
  ])('SQS batches fail when they are %s', async (_, ids, name) => {
    await expect(batch(ids.map((Id) => ({ Id, MessageBody: 'x' })))).rejects.toMatchObject({ name });
  });

  it('SQS batches fail when their messages are too large in total', async () => {
    const MessageBody = 'x'.repeat(140_000);
    const entries = ['a', 'b'].map((Id) => ({ Id, MessageBody }));
    await expect(batch(entries)).rejects.toMatchObject({ name: 'BatchRequestTooLong' });
  });
});

describe('SQS: errors', () => {
  it('SQS errors name the problem of a message: too large, or not text', async () => {
    await expect(send('x'.repeat(262_144))).resolves.toHaveProperty('MessageId');
    await expect(send('x'.repeat(262_145))).rejects.toMatchObject({
      name: 'InvalidParameterValue',
      message: expect.stringContaining('262144 bytes'),
    });
    await expect(send('\u0007')).rejects.toMatchObject({ name: 'InvalidMessageContents' });
  });

  it('SQS errors report a missing queue with the code of both protocols', async () => {
    await expect(send('x', { QueueUrl: QueueUrl.replace('jobs', 'none') })).rejects.toMatchObject({
      name: 'QueueDoesNotExist',
      Code: 'AWS.SimpleQueueService.NonExistentQueue',
    });
  });

  it('SQS errors name an unsupported parameter', async () => {
    await expect(send('x', { MessageGroupId: 'g' })).rejects.toMatchObject({
      message: expect.stringContaining('MessageGroupId'),
      $metadata: { httpStatusCode: 501 },
    });
  });

  it.each([
    ['a FIFO queue', { QueueName: 'orders.fifo', FifoQueue: true }, /Orders: .*FIFO/],
    ['an unknown property', { Shards: 2 }, /Orders: .*Shards/s],
    [
      'a dead-letter queue of another stack',
      {
        RedrivePolicy: { deadLetterTargetArn: 'arn:aws:sqs:us-east-1:000000000000:far', maxReceiveCount: 1 },
      },
      /far/,
    ],
  ])('SQS errors stop the start with the unsupported setting: %s', async (_, properties, reason) => {
    const orders = resource('AWS::SQS::Queue', 'Orders', properties);
    await expect(startAwsEndpoint({ resources: [orders] })).rejects.toThrow(reason);
  });
});
