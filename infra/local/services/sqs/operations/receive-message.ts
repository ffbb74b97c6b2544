import { z } from 'zod';
import { parseInput, queueUrl } from '../call.ts';
import type { SqsOperation } from '../call.ts';
import { md5OfAttributes, selectAttributes } from '../message-attributes.ts';
import type { ReceivedMessage } from '../message.ts';
import type { QueueStore } from '../queue-store.ts';

const receiveSchema = z.strictObject({
  ...queueUrl,
  MaxNumberOfMessages: z.number().int().min(1).max(10).default(1),
  VisibilityTimeout: z.number().int().min(0).max(43_200).optional(),
  WaitTimeSeconds: z.number().int().min(0).max(20).optional(),
  /** The older name of `MessageSystemAttributeNames`. */
  AttributeNames: z.array(z.string()).default([]),
  MessageSystemAttributeNames: z.array(z.string()).default([]),
  MessageAttributeNames: z.array(z.string()).default([]),
});

type Receive = z.infer<typeof receiveSchema>;

/** Polling interval while a receiver waits, for messages whose delay or visibility timeout ends. */
const LOOK_AGAIN_MS = 200;

const messageOf = (received: ReceivedMessage, input: Receive) => {
  const systemNames = new Set([...input.AttributeNames, ...input.MessageSystemAttributeNames]);
  const attributes = Object.entries(received.attributes).filter(
    ([name]) => systemNames.has('All') || systemNames.has(name),
  );
  const selected = selectAttributes(received.messageAttributes, input.MessageAttributeNames);
  return {
    MessageId: received.messageId,
    ReceiptHandle: received.receiptHandle,
    MD5OfBody: received.md5OfBody,
    Body: received.body,
    Attributes: attributes.length > 0 ? Object.fromEntries(attributes) : undefined,
    MD5OfMessageAttributes: md5OfAttributes(selected),
    MessageAttributes: Object.keys(selected).length > 0 ? selected : undefined,
  };
};

/** Waits in real time even if the messages use another clock, because the caller's connection is real. */
const waitForMessages = async (
  queues: QueueStore,
  arn: string,
  input: Receive,
): Promise<ReceivedMessage[]> => {
  const waitSeconds = input.WaitTimeSeconds ?? queues.describe(arn).queue.waitSeconds;
  const deadline = performance.now() + waitSeconds * 1000;
  for (;;) {
    const messages = queues.receive(arn, input.MaxNumberOfMessages, input.VisibilityTimeout);
    const left = deadline - performance.now();
    if (messages.length > 0 || left <= 0) return messages;
    await queues.arrival(arn, Math.min(left, LOOK_AGAIN_MS));
  }
};

export const receiveMessage: SqsOperation = {
  action: 'sqs:ReceiveMessage',
  handle: async ({ input, queueArn }, queues) => {
    const parsed = parseInput(receiveSchema, input);
    const messages = await waitForMessages(queues, queueArn, parsed);
    return messages.length > 0 ? { Messages: messages.map((message) => messageOf(message, parsed)) } : {};
  },
};
