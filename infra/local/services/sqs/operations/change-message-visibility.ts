import { z } from 'zod';
import { parseInput, queueUrl } from '../call.ts';
import type { SqsOperation } from '../call.ts';

const inputSchema = z.strictObject({ ...queueUrl, ReceiptHandle: z.string(), VisibilityTimeout: z.number() });

export const changeMessageVisibility: SqsOperation = {
  action: 'sqs:ChangeMessageVisibility',
  handle: ({ input, queueArn }, queues) => {
    const { ReceiptHandle, VisibilityTimeout } = parseInput(inputSchema, input);
    queues.changeVisibility(queueArn, ReceiptHandle, VisibilityTimeout);
    return {};
  },
};
