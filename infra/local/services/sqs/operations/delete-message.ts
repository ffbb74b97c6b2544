import { z } from 'zod';
import { parseInput, queueUrl } from '../call.ts';
import type { SqsOperation } from '../call.ts';
import { checkEntries, eachEntry } from './batch.ts';

const deleteSchema = z.strictObject({ ...queueUrl, ReceiptHandle: z.string() });

const batchSchema = z.strictObject({
  ...queueUrl,
  Entries: z.array(z.strictObject({ Id: z.string(), ReceiptHandle: z.string() })),
});

export const deleteMessage: SqsOperation = {
  action: 'sqs:DeleteMessage',
  handle: ({ input, queueArn }, queues) => {
    queues.delete(queueArn, parseInput(deleteSchema, input).ReceiptHandle);
    return {};
  },
};

export const deleteMessageBatch: SqsOperation = {
  action: 'sqs:DeleteMessage',
  handle: ({ input, queueArn }, queues) => {
    const { Entries } = parseInput(batchSchema, input);
    checkEntries(Entries);
    return eachEntry(Entries, ({ ReceiptHandle }) => {
      queues.delete(queueArn, ReceiptHandle);
      return {};
    });
  },
};
