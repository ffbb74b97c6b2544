import { Duration } from 'aws-cdk-lib';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Platform } from '../../platform.ts';
import { type AlarmSettings, createAlarm } from '../alarms/alarm.ts';
import { createDeadLetterQueue } from './dead-letter-queue.ts';

interface Work {
  /** IDs of the queue and its dead-letter queue. */
  ids: [queue: string, failures: string];
  /** Maximum processing time of a message. */
  working: Duration;
  /** Retention period of a message. */
  keptFor: Duration;
  attempts?: number;
  impact: AlarmSettings['impact'];
}

/** Age above which a message is considered stuck: all attempts together take less. */
const LATE = Duration.hours(6);

/** Returns the alarm's age limit, at most half of the retention period, so that the operator has time to react. */
const lateAfter = (keptFor: Duration): Duration =>
  Duration.seconds(Math.min(LATE.toSeconds(), keptFor.toSeconds() / 2));

/** Creates a work queue for a function, with alarms for old messages and for dead-lettered ones. */
export const createWorkQueue = (
  scope: Function,
  platform: Platform,
  { ids: [id, failures], working, keptFor, attempts = 5, impact }: Work,
): Queue => {
  const queue = new Queue(scope, id, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    // Six times the function's timeout (Lambda Developer Guide, 'SQS').
    visibilityTimeout: Duration.minutes(working.toMinutes() * 6),
    retentionPeriod: keptFor,
    deadLetterQueue: {
      maxReceiveCount: attempts,
      queue: createDeadLetterQueue(scope, failures, platform, impact),
    },
  });
  // Detects a queue without a consumer before its messages expire.
  createAlarm(queue, 'OldestMessageAge', platform, {
    metric: queue.metricApproximateAgeOfOldestMessage({
      period: Duration.minutes(5),
      statistic: 'Maximum',
    }),
    above: lateAfter(keptFor).toSeconds(),
    impact,
    runbook: 'queueBacklog',
  });
  return queue;
};
