import { recordOf, recordsOf, textOf } from '../record.ts';
import { FunctionFailure, type FunctionRuntime } from '../runtime/function-runtime.ts';
import { functionArnOf, LOCAL_REGION, type Resource } from '../template/model.ts';
import type { MessageQueues, QueueMessage } from './message-queues.ts';

/** Invokes a function with messages of a queue. */
export interface QueuePoller {
  /** Delivers one batch. @returns whether there were messages */
  poll(): Promise<boolean>;
}

/** Batching windows and concurrency have no effect locally: a batch contains the available messages. */
const knownProperties = new Set([
  'BatchSize',
  'Enabled',
  'EventSourceArn',
  'FunctionName',
  'FunctionResponseTypes',
  'MaximumBatchingWindowInSeconds',
  'ScalingConfig',
  'Tags',
]);

/** Returns the messages that the function did not report as failed. */
const succeeded = (messages: QueueMessage[], answer: unknown): QueueMessage[] => {
  const failed = recordsOf(recordOf(answer)['batchItemFailures']).map(({ itemIdentifier }) => itemIdentifier);
  const known = new Set<unknown>(messages.map(({ messageId }) => messageId));
  // An empty or unknown identifier fails the whole batch, as in Lambda.
  if (failed.some((id) => !known.has(id))) return [];
  return messages.filter(({ messageId }) => !failed.includes(messageId));
};

/**
 * Converts message attributes to the spelling of Lambda's event (AWS Lambda Developer Guide, 'Using Lambda with Amazon
 * SQS').
 */
const attributesInEvent = (attributes: Record<string, unknown>): Record<string, object> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => {
      const { DataType, StringValue, BinaryValue } = recordOf(attribute);
      const value = { stringValue: textOf(StringValue), binaryValue: textOf(BinaryValue) };
      return [name, { ...value, stringListValues: [], binaryListValues: [], dataType: textOf(DataType) }];
    }),
  );

/**
 * Creates a function's event source mapping of a queue. Successful messages are deleted. Failed ones become visible
 * again after the visibility timeout and are finally moved to the dead-letter queue.
 * Source: AWS Lambda Developer Guide, 'Using Lambda with Amazon SQS'.
 * @throws Error that names an unsupported setting
 */
export const createQueuePoller = (
  { id, properties }: Resource,
  runtime: FunctionRuntime,
  queues: MessageQueues,
): QueuePoller => {
  const unknown = Object.keys(properties).find((name) => !knownProperties.has(name));
  if (unknown)
    throw new Error(`The local cloud does not support the setting ${unknown} of the mapping ${id}.`);
  const queueArn = String(properties['EventSourceArn']);
  const functionName = String(properties['FunctionName']);
  const functionArn = functionName.startsWith('arn:') ? functionName : functionArnOf(functionName);
  const responseTypes = properties['FunctionResponseTypes'];
  const reportsItemFailures =
    Array.isArray(responseTypes) && responseTypes.includes('ReportBatchItemFailures');
  const source = { eventSource: 'aws:sqs', eventSourceARN: queueArn, awsRegion: LOCAL_REGION };

  const deliver = async (messages: QueueMessage[]): Promise<QueueMessage[]> => {
    try {
      const Records = messages.map((message) => ({
        ...message,
        messageAttributes: attributesInEvent(message.messageAttributes),
        ...source,
      }));
      const event = { Records };
      const answer = await runtime.invoke(functionArn, event);
      return reportsItemFailures ? succeeded(messages, answer) : messages;
    } catch (error) {
      if (error instanceof FunctionFailure) return [];
      throw error;
    }
  };

  return {
    poll: async () => {
      const messages = await queues.receive(queueArn, Number(properties['BatchSize'] ?? 10));
      if (messages.length === 0) return false;
      for (const { receiptHandle } of await deliver(messages)) await queues.delete(queueArn, receiptHandle);
      return true;
    },
  };
};
