import { z } from 'zod';
import { parseInput, queueUrl } from '../call.ts';
import type { SqsOperation } from '../call.ts';

const inputSchema = z.strictObject(queueUrl);

export const purgeQueue: SqsOperation = {
  action: 'sqs:PurgeQueue',
  handle: ({ input, queueArn }, queues) => {
    parseInput(inputSchema, input);
    queues.purge(queueArn);
    return {};
  },
};
