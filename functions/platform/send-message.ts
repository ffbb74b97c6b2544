import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { callLimits } from './call-limits.ts';
import { causeOfMessage } from './message-cause.ts';

const SILENCE_MS = 3_000;

/** Puts a message on a queue. @param delaySeconds until a worker sees it, at most 900 */
export type SendMessage = (message: object, delaySeconds?: number) => Promise<void>;

/** Amazon SQS, one queue. */
export const createSendMessage = (queueUrl: string): SendMessage => {
  const client = new SQSClient({ requestHandler: callLimits(SILENCE_MS), maxAttempts: 3 });
  return async (message, delaySeconds = 0) => {
    await client.send(
      new SendMessageCommand({
        QueueUrl: queueUrl,
        MessageBody: JSON.stringify(message),
        DelaySeconds: delaySeconds,
        ...causeOfMessage(),
      }),
    );
  };
};
