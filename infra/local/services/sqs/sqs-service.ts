import { notImplemented } from '../../gateway/aws-error.ts';
import type { AwsRequest, AwsService } from '../../gateway/aws-service.ts';
import { callOf } from './call.ts';
import type { SqsOperation } from './call.ts';
import { changeMessageVisibility } from './operations/change-message-visibility.ts';
import { deleteMessage, deleteMessageBatch } from './operations/delete-message.ts';
import { purgeQueue } from './operations/purge-queue.ts';
import { getQueueAttributes } from './operations/queue-attributes.ts';
import { getQueueUrl } from './operations/queue-url.ts';
import { receiveMessage } from './operations/receive-message.ts';
import { sendMessage, sendMessageBatch } from './operations/send-message.ts';
import type { QueueStore } from './queue-store.ts';
import { sqsErrorResponse } from './errors.ts';

const TARGET = 'AmazonSQS.';

const operations: Record<string, SqsOperation> = {
  ChangeMessageVisibility: changeMessageVisibility,
  DeleteMessage: deleteMessage,
  DeleteMessageBatch: deleteMessageBatch,
  GetQueueAttributes: getQueueAttributes,
  GetQueueUrl: getQueueUrl,
  PurgeQueue: purgeQueue,
  ReceiveMessage: receiveMessage,
  SendMessage: sendMessage,
  SendMessageBatch: sendMessageBatch,
};

const targetOf = ({ headers }: AwsRequest): string => headers['x-amz-target']?.toString() ?? '';

const operationOf = (request: AwsRequest): SqsOperation => {
  const name = targetOf(request).slice(TARGET.length);
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (!operation) throw notImplemented(`SQS ${name}`);
  return operation;
};

/** Emulates SQS's JSON protocol. */
export const createSqsService = (queues: QueueStore): AwsService => ({
  name: 'sqs',
  serves: (request) => targetOf(request).startsWith(TARGET),
  permissionsFor: (request) => [{ action: operationOf(request).action, resource: callOf(request).queueArn }],
  handle: async (request) => {
    const output = await operationOf(request).handle(callOf(request), queues);
    return {
      status: 200,
      headers: { 'content-type': 'application/x-amz-json-1.0' },
      body: JSON.stringify(output),
    };
  },
  refuse: sqsErrorResponse,
});
