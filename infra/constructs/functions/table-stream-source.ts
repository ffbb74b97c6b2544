import { Duration } from 'aws-cdk-lib';
import { type Function, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Resources } from '../../resources.ts';
import type { AlarmSettings } from '../alarms/alarm.ts';
import { createDeadLetterQueue } from './dead-letter-queue.ts';
import { grantTableStream } from '../grants/grant-table-stream.ts';

interface Following {
  /** Event filters of the mapping, five at most (Lambda Developer Guide, 'Event filtering'). */
  patterns: readonly object[];
  /** The batching window. */
  gathered: Duration;
  /** The impact of discarded records. */
  impact: AlarmSettings['impact'];
}

/**
 * Invokes a function with changes of the table. Retries and age are limited, so that an invalid record does not block
 * others for a day, and long enough for an outage of hours.
 */
export const addTableStreamSource = (
  fn: Function,
  resources: Resources,
  { patterns, gathered, impact }: Following,
): void => {
  grantTableStream(fn, resources.table);
  const failures = createDeadLetterQueue(fn, 'Failures', resources, impact);
  fn.addEventSourceMapping('TableStream', {
    eventSourceArn: resources.table.tableStreamArn ?? '',
    startingPosition: StartingPosition.LATEST,
    batchSize: 100,
    maxBatchingWindow: gathered,
    // Outlasts an outage. A bad record is isolated by dividing its batch, which counts as no attempt.
    retryAttempts: 30,
    maxRecordAge: Duration.hours(6),
    bisectBatchOnError: true,
    reportBatchItemFailures: true,
    onFailure: new SqsDlq(failures),
    filters: patterns.map((pattern) => ({ pattern: JSON.stringify(pattern) })),
  });
};
