import { Duration } from 'aws-cdk-lib';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Platform } from '../../platform.ts';
import { type AlarmSettings, createAlarm } from '../alarms/alarm.ts';
import { createDeadLetterQueue } from './dead-letter-queue.ts';

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

/** What waits longer than this is not worked off any more: every attempt at a message takes less. */
const LATE = Duration.hours(6);

/** Half the time that a message is kept at most: whoever hears can still help. */
const lateAfter = (keptFor: Duration): Duration =>
  Duration.seconds(Math.min(LATE.toSeconds(), keptFor.toSeconds() / 2));

/** Work for a function, message by message, with alarms for what waits too long and for what fails each time. */
export const createWorkQueue = (
  scope: Function,
  platform: Platform,
  { ids: [id, failures], working, keptFor, attempts = 5, harm }: Work,
): Queue => {
  const queue = new Queue(scope, id, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    // Six times as long as the function may take (Lambda Developer Guide, 'SQS').
    visibilityTimeout: Duration.minutes(working.toMinutes() * 6),
    retentionPeriod: keptFor,
    deadLetterQueue: {
      maxReceiveCount: attempts,
      queue: createDeadLetterQueue(scope, failures, platform, harm),
    },
  });
  // Without it a queue that nothing asks any more would forget its messages, and nobody would know.
  createAlarm(queue, 'OldestMessageAge', platform, {
    metric: queue.metricApproximateAgeOfOldestMessage({
      period: Duration.minutes(5),
      statistic: 'Maximum',
    }),
    above: lateAfter(keptFor).toSeconds(),
    harm,
    runbook: 'queueBacklog',
  });
  return queue;
};
