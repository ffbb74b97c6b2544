import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { callLimits } from './call-limits.ts';
import { causeOfMessage } from './message-cause.ts';

const SILENCE_MS = 3_000;

/** Sends a message to a queue. @param delaySeconds delivery delay, at most 900 */
export type SendMessage = (message: object, delaySeconds?: number) => Promise<void>;

/** Creates a sender for one SQS queue. */
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
