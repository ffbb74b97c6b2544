import { Duration } from 'aws-cdk-lib';
import { type Function, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Resources } from '../../resources.ts';
import type { AlarmSettings } from '../alarms/alarm.ts';
import { createDeadLetterQueue } from './dead-letter-queue.ts';
import { grantTableStream } from '../grants/grant-table-stream.ts';

interface Following {
  /** Which records, as patterns of the mapping's filters: five at most (Lambda Developer Guide, 'Event filtering'). */
  patterns: readonly object[];
  /** How long records are gathered for one call. */
  gathered: Duration;
  /** Of what is given up. */
  harm: AlarmSettings['harm'];
}

/**
 * Calls a function with what changes in the table. One bad record must not hold up the others for a day: attempts and
 * age are bounded, and failures are kept.
 */
export const addTableStreamSource = (
  fn: Function,
  resources: Resources,
  { patterns, gathered, harm }: Following,
): void => {
  grantTableStream(fn, resources.table);
  const failures = createDeadLetterQueue(fn, 'Failures', resources, harm);
  fn.addEventSourceMapping('TableStream', {
    eventSourceArn: resources.table.tableStreamArn ?? '',
    startingPosition: StartingPosition.LATEST,
    batchSize: 100,
    maxBatchingWindow: gathered,
    retryAttempts: 3,
    maxRecordAge: Duration.minutes(5),
    bisectBatchOnError: true,
    reportBatchItemFailures: true,
    onFailure: new SqsDlq(failures),
    filters: patterns.map((pattern) => ({ pattern: JSON.stringify(pattern) })),
  });
};
