import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  PurgeQueueCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
} from '@aws-sdk/client-sqs';
import type { ReceiveMessageCommandInput, SendMessageCommandInput, SQSClient } from '@aws-sdk/client-sqs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resource, startAwsEndpoint } from '../../gateway/aws-endpoint.ts';
import type { AwsEndpoint } from '../../gateway/aws-endpoint.ts';
import { sqsClient } from '../../gateway/clients.ts';

const arnOf = (name: string) => `arn:aws:sqs:us-east-1:000000000000:${name}`;

const resources = [
  resource('AWS::SQS::Queue', 'Jobs', {
    QueueName: 'jobs',
    VisibilityTimeout: 60,
    MessageRetentionPeriod: 600,
    RedrivePolicy: { deadLetterTargetArn: arnOf('failed'), maxReceiveCount: 2 },
  }),
  resource('AWS::SQS::Queue', 'Failed', { QueueName: 'failed' }),
];

let endpoint: AwsEndpoint;
let sqs: SQSClient;
let QueueUrl: string;

beforeEach(async () => {
  endpoint = await startAwsEndpoint({ resources });
  sqs = sqsClient(endpoint);
  QueueUrl = (await sqs.send(new GetQueueUrlCommand({ QueueName: 'jobs' }))).QueueUrl ?? '';
});

afterEach(() => endpoint.stop());

const send = (MessageBody: string, over: Partial<SendMessageCommandInput> = {}) =>
  sqs.send(new SendMessageCommand({ QueueUrl, MessageBody, ...over }));

const receive = async (over: Partial<ReceiveMessageCommandInput> = {}) => {
  const input = { QueueUrl, MaxNumberOfMessages: 10, MessageSystemAttributeNames: ['All' as const], ...over };
  return (await sqs.send(new ReceiveMessageCommand(input))).Messages ?? [];
};

const bodies = async (over: Partial<ReceiveMessageCommandInput> = {}) =>
  (await receive(over)).map(({ Body }) => Body);

const remove = (ReceiptHandle?: string) => sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));

const failedUrl = () => QueueUrl.replace(/jobs$/, 'failed');

describe('SQS: queues', () => {
  it('SQS queues have a URL under the address that the caller used', () => {
    expect(QueueUrl).toBe(`${endpoint.url}/000000000000/jobs`);
  });

  it('SQS queues return a message with its attributes, and digests that the SDK verifies', async () => {
    const attributes = {
      kind: { DataType: 'String', StringValue: 'é' },
      raw: { DataType: 'Binary', BinaryValue: Buffer.from([0, 255]) },
    };
    const sent = await send('{"meal":"Äpfel"}', { MessageAttributes: attributes });
    const [message] = await receive({ MessageAttributeNames: ['All'] });
    expect(message).toMatchObject({
      MessageId: sent.MessageId,
      Body: '{"meal":"Äpfel"}',
      MD5OfMessageAttributes: sent.MD5OfMessageAttributes,
      MessageAttributes: { kind: { StringValue: 'é' }, raw: { BinaryValue: new Uint8Array([0, 255]) } },
      Attributes: { ApproximateReceiveCount: '1', SenderId: expect.stringContaining('operator') },
    });
    expect(Number(message?.Attributes?.SentTimestamp)).toBeCloseTo(Date.now(), -4);
  });

  it('SQS queues compute the digest of attributes as SQS does', async () => {
    const attribute = { DataType: 'String', StringValue: 'my_attribute_value_1' };
    const sent = await send('x', { MessageAttributes: { my_attribute_name_1: attribute } });
    expect(sent.MD5OfMessageAttributes).toBe('8ef4d60dbc8efda9f260e1dfd09d29f3');
  });

  it('SQS queues hide a received message for the visibility timeout', async () => {
    await send('job');
    await expect(bodies()).resolves.toEqual(['job']);
    endpoint.clock.advance(59);
    await expect(bodies()).resolves.toEqual([]);
    endpoint.clock.advance(2);
    const [again] = await receive({ VisibilityTimeout: 5 });
    expect(again?.Attributes).toMatchObject({ ApproximateReceiveCount: '2' });
    endpoint.clock.advance(6);
    await expect(bodies()).resolves.toEqual([]);
  });

  it('SQS queues extend the visibility timeout, or end it immediately', async () => {
    await send('job');
    const [message] = await receive();
    const change = (VisibilityTimeout: number) =>
      sqs.send(
        new ChangeMessageVisibilityCommand({
          QueueUrl,
          ReceiptHandle: message?.ReceiptHandle,
          VisibilityTimeout,
        }),
      );
    await change(600);
    endpoint.clock.advance(300);
    await expect(bodies()).resolves.toEqual([]);
    await change(0);
    await expect(bodies()).resolves.toEqual(['job']);
    await expect(change(43_201)).rejects.toMatchObject({ name: 'InvalidParameterValue' });
  });

  it('SQS queues delete a message only by its latest receipt', async () => {
    await send('job');
    const [first] = await receive();
    endpoint.clock.advance(61);
    const [second] = await receive();
    await remove(first?.ReceiptHandle);
    expect(endpoint.sqs.queues.describe(arnOf('jobs')).inFlight).toBe(1);
    await remove(second?.ReceiptHandle);
    expect(endpoint.sqs.queues.describe(arnOf('jobs')).inFlight).toBe(0);
    await expect(remove('nonsense')).rejects.toMatchObject({ name: 'ReceiptHandleIsInvalid' });
  });

  it('SQS queues move a message received too often to the dead-letter queue', async () => {
    const { MessageId } = await send('poison');
    for (const count of ['1', '2']) {
      const [message] = await receive();
      expect(message?.Attributes).toMatchObject({ ApproximateReceiveCount: count });
      endpoint.clock.advance(61);
    }
    await expect(receive()).resolves.toEqual([]);
    const [dead] = await receive({ QueueUrl: failedUrl() });
    expect(dead).toMatchObject({
      MessageId,
      Body: 'poison',
      Attributes: { ApproximateReceiveCount: '1', DeadLetterQueueSourceArn: arnOf('jobs') },
    });
  });

  it('SQS queues delay a message, and drop it when its retention ends', async () => {
    await send('later', { DelaySeconds: 10 });
    await expect(bodies()).resolves.toEqual([]);
    endpoint.clock.advance(11);
    await expect(bodies({ VisibilityTimeout: 0 })).resolves.toEqual(['later']);
    endpoint.clock.advance(600);
    await expect(bodies()).resolves.toEqual([]);
    expect(endpoint.sqs.queues.describe(arnOf('jobs'))).toMatchObject({
      visible: 0,
      inFlight: 0,
      delayed: 0,
    });
  });

  it('SQS queues support long polling', async () => {
    const waiting = bodies({ WaitTimeSeconds: 20 });
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    await send('at last');
    await expect(waiting).resolves.toEqual(['at last']);
    await expect(bodies({ WaitTimeSeconds: 1 })).resolves.toEqual([]);
  });

  it('SQS queues deliver each message to one of several receivers', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => send(String(n))));
    const received = await Promise.all(Array.from({ length: 4 }, () => bodies({ MaxNumberOfMessages: 5 })));
    expect(new Set(received.flat()).size).toBe(20);
  });

  it('SQS queues count visible, in-flight and delayed messages', async () => {
    await send('a');
    await send('b');
    await send('c', { DelaySeconds: 60 });
    await receive({ MaxNumberOfMessages: 1 });
    const { Attributes } = await sqs.send(
      new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] }),
    );
    expect(Attributes).toMatchObject({
      QueueArn: arnOf('jobs'),
      ApproximateNumberOfMessages: '1',
      ApproximateNumberOfMessagesNotVisible: '1',
      ApproximateNumberOfMessagesDelayed: '1',
      VisibilityTimeout: '60',
      RedrivePolicy: JSON.stringify({ deadLetterTargetArn: arnOf('failed'), maxReceiveCount: 2 }),
    });
    await sqs.send(new PurgeQueueCommand({ QueueUrl }));
    await expect(bodies()).resolves.toEqual([]);
  });

  it('SQS queues keep messages and their receipts over a restart', async () => {
    await send('kept');
    await send('taken');
    const [message] = await receive({ MaxNumberOfMessages: 1 });
    await endpoint.stop();
    endpoint = await startAwsEndpoint({ resources, dataDir: endpoint.dataDir });
    sqs = sqsClient(endpoint);
    QueueUrl = `${endpoint.url}/000000000000/jobs`;
    await expect(bodies()).resolves.toEqual(['taken']);
    await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: message?.ReceiptHandle }));
    endpoint.clock.advance(61);
    await expect(bodies()).resolves.toEqual(['taken']);
  });
});
