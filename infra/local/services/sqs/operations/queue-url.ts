import { z } from 'zod';
import { LOCAL_ACCOUNT } from '../../../template/model.ts';
import { parseInput } from '../call.ts';
import type { SqsOperation } from '../call.ts';

const inputSchema = z.strictObject({
  QueueName: z.string(),
  QueueOwnerAWSAccountId: z.literal(LOCAL_ACCOUNT).optional(),
});

/** The URL contains the address that the caller used, because SDKs send later calls to the host of the queue URL. */
export const getQueueUrl: SqsOperation = {
  action: 'sqs:GetQueueUrl',
  handle: ({ input, queueArn, request }, queues) => {
    parseInput(inputSchema, input);
    const { queue } = queues.describe(queueArn);
    const sentPath = request.rawUrl.split('?')[0] ?? '';
    const prefix = sentPath.slice(0, sentPath.length - request.path.length);
    const base = `http://${request.headers.host}${prefix.replace(/\/$/, '')}`;
    return { QueueUrl: `${base}/${LOCAL_ACCOUNT}/${queue.name}` };
  },
};
