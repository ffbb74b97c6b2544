import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Platform } from '../../platform.ts';
import { acknowledge } from '../security-checks/acknowledge.ts';
import { type AlarmSettings, createAlarm } from '../alarms/alarm.ts';

/** Creates a dead-letter queue with an alarm for any message in it. */
export const createDeadLetterQueue = (
  scope: Construct,
  id: string,
  platform: Platform,
  impact: AlarmSettings['impact'],
  keptFor = Duration.days(14),
): Queue => {
  const queue = new Queue(scope, id, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: keptFor,
  });
  acknowledge(queue, 'AwsSolutions-SQS3', 'This is the dead-letter queue itself.');
  createAlarm(queue, 'NotEmpty', platform, {
    metric: queue.metricApproximateNumberOfMessagesVisible({
      period: Duration.minutes(5),
      statistic: 'Maximum',
    }),
    above: 0,
    impact,
    runbook: 'deadLetters',
  });
  return queue;
};
