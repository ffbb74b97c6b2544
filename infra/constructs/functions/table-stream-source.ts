import { Duration } from 'aws-cdk-lib';
import { Match, Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { type EventSourceMapping, type Function, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import type { Resources } from '../../resources.ts';
import type { AlarmSettings } from '../alarms/alarm.ts';
import { createDeadLetterQueue } from './dead-letter-queue.ts';
import { grantFailedRecords } from '../grants/grant-failed-records.ts';
import { grantTableStream } from '../grants/grant-table-stream.ts';
import { FAILED_RECORDS_KEPT } from '../storage/failed-records-bucket.ts';

interface Following {
  /** Event filters of the mapping, five at most (Lambda Developer Guide, 'Event filtering'). */
  patterns: readonly object[];
  /** The batching window. */
  gathered: Duration;
  /** The impact of discarded records. */
  impact: AlarmSettings['impact'];
}

/**
 * Queues a message for each batch of failed records that Lambda stores, so that an alarm rings until all of them are
 * replayed (`infra/deploy/replay/`). S3 itself would also send a test message to the queue, which rings it.
 */
const queueFailures = (
  fn: Function,
  mapping: EventSourceMapping,
  resources: Resources,
  impact: AlarmSettings['impact'],
): void => {
  const failures = createDeadLetterQueue(fn, 'Failures', resources, impact, FAILED_RECORDS_KEPT);
  const stored = new Rule(fn, 'RecordsFailed', {
    eventPattern: {
      source: ['aws.s3'],
      detailType: ['Object Created'],
      detail: {
        bucket: { name: [resources.failedRecords.bucketName] },
        object: { key: Match.prefix(`aws/lambda/${mapping.eventSourceMappingId}/`) },
      },
    },
  });
  stored.addTarget(new SqsQueue(failures));
};

/**
 * Invokes a function with changes of the table. Retries and age are limited, so that an invalid record does not block
 * others for a day, and long enough for an outage of hours. Lambda stores what still fails in a bucket, with the records.
 */
export const addTableStreamSource = (
  fn: Function,
  resources: Resources,
  { patterns, gathered, impact }: Following,
): void => {
  grantTableStream(fn, resources.table);
  grantFailedRecords(fn, resources.failedRecords);
  const mapping = fn.addEventSourceMapping('TableStream', {
    eventSourceArn: resources.table.tableStreamArn ?? '',
    startingPosition: StartingPosition.LATEST,
    batchSize: 100,
    maxBatchingWindow: gathered,
    // Outlasts an outage. A bad record is isolated by dividing its batch, which counts as no attempt.
    retryAttempts: 30,
    maxRecordAge: Duration.hours(6),
    bisectBatchOnError: true,
    reportBatchItemFailures: true,
    // The library's destination would also grant reading and deleting.
    onFailure: { bind: () => ({ destination: resources.failedRecords.bucketArn }) },
    filters: patterns.map((pattern) => ({ pattern: JSON.stringify(pattern) })),
  });
  queueFailures(fn, mapping, resources, impact);
};
