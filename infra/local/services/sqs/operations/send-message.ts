import { z } from 'zod';
import { messageAttributesSchema, sizeOfAttributes } from '../message-attributes.ts';
import { parseInput, queueUrl } from '../call.ts';
import type { SqsCall, SqsOperation } from '../call.ts';
import type { QueueStore } from '../queue-store.ts';
import { sqsError } from '../errors.ts';
import { checkEntries, eachEntry } from './batch.ts';

const message = {
  MessageBody: z.string(),
  DelaySeconds: z.number().int().min(0).max(900).optional(),
  MessageAttributes: messageAttributesSchema.optional(),
};

const sendSchema = z.strictObject({ ...queueUrl, ...message });
const entrySchema = z.strictObject({ Id: z.string(), ...message });
const batchSchema = z.strictObject({ ...queueUrl, Entries: z.array(entrySchema) });

type Message = Omit<z.infer<typeof entrySchema>, 'Id'>;

const send = (queues: QueueStore, { request, queueArn }: SqsCall, sent: Message) => {
  const { messageId, md5OfBody, md5OfAttributes } = queues.send(queueArn, sent.MessageBody, {
    attributes: sent.MessageAttributes,
    delaySeconds: sent.DelaySeconds,
    sender: request.caller?.arn,
  });
  return { MessageId: messageId, MD5OfMessageBody: md5OfBody, MD5OfMessageAttributes: md5OfAttributes };
};

const checkBatchSize = (entries: Message[], most: number): void => {
  const bytes = entries.reduce(
    (sum, entry) =>
      sum + Buffer.byteLength(entry.MessageBody) + sizeOfAttributes(entry.MessageAttributes ?? {}),
    0,
  );
  if (bytes <= most) return;
  throw sqsError(
    'BatchRequestTooLong',
    `Batch requests cannot be longer than ${most} bytes. You have sent ${bytes} bytes.`,
  );
};

export const sendMessage: SqsOperation = {
  action: 'sqs:SendMessage',
  handle: (call, queues) => send(queues, call, parseInput(sendSchema, call.input)),
};

export const sendMessageBatch: SqsOperation = {
  action: 'sqs:SendMessage',
  handle: (call, queues) => {
    const { Entries } = parseInput(batchSchema, call.input);
    checkEntries(Entries);
    checkBatchSize(Entries, queues.describe(call.queueArn).queue.maximumMessageBytes);
    return eachEntry(Entries, (entry) => send(queues, call, entry));
  },
};
