import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { callLimits } from './call-limits.ts';
import { causeOfMessage } from './message-cause.ts';

const SILENCE_MS = 3_000;

/** Maximum number of messages per request. Source: Amazon SQS API Reference, 'SendMessageBatch'. */
const BATCH = 10;
const ATTEMPTS = 3;

/** Sends many messages to a queue in batches. @throws Error if the queue did not accept all of them */
export type SendMessages = (messages: readonly object[]) => Promise<void>;

/** Creates a batch sender for one SQS queue. */
export const createSendMessages = (queueUrl: string): SendMessages => {
  const client = new SQSClient({ requestHandler: callLimits(SILENCE_MS), maxAttempts: 3 });

  /** Sends a batch and retries the messages that failed. */
  const sendBatch = async (bodies: readonly string[], attempt = 1): Promise<void> => {
    const { Failed = [] } = await client.send(
      new SendMessageBatchCommand({
        QueueUrl: queueUrl,
        Entries: bodies.map((MessageBody, at) => ({ Id: String(at), MessageBody, ...causeOfMessage() })),
      }),
    );
    if (Failed.length === 0) return;
    if (attempt === ATTEMPTS) throw new Error(`The queue rejected ${Failed.length} messages.`);
    await sendBatch(
      Failed.map(({ Id }) => bodies[Number(Id)] ?? ''),
      attempt + 1,
    );
  };

  return async (messages) => {
    for (let at = 0; at < messages.length; at += BATCH)
      await sendBatch(messages.slice(at, at + BATCH).map((message) => JSON.stringify(message)));
  };
};
