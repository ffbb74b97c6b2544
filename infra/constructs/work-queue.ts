import { Duration } from 'aws-cdk-lib';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Platform } from '../platform.ts';
import type { AlarmSettings } from './alarm.ts';
import { createFailureQueue } from './failure-queue.ts';

interface Work {
  /** Of the queue, and of the one for what failed each time. */
  ids: [queue: string, failures: string];
  /** Longest that the function works at one message. */
  working: Duration;
  /** How long a message waits before nobody wants it any more. */
  keptFor: Duration;
  attempts?: number;
  harm: AlarmSettings['harm'];
}

/** Work for a function, message by message, with an alarm for what fails each time. */
export const createWorkQueue = (
  scope: Function,
  platform: Platform,
  { ids: [id, failures], working, keptFor, attempts = 5, harm }: Work,
): Queue =>
  new Queue(scope, id, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    // Six times as long as the function may take (Lambda Developer Guide, 'SQS').
    visibilityTimeout: Duration.minutes(working.toMinutes() * 6),
    retentionPeriod: keptFor,
    deadLetterQueue: {
      maxReceiveCount: attempts,
      queue: createFailureQueue(scope, failures, platform, harm),
    },
  });
