import { Duration } from 'aws-cdk-lib';
import { type Function, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { createAlarm } from '../constructs/alarm.ts';
import { createFailureQueue } from '../constructs/failure-queue.ts';
import { grantSocketPush } from '../constructs/grants/grant-socket-push.ts';
import { grantTable } from '../constructs/grants/grant-table.ts';
import { grantTableStream } from '../constructs/grants/grant-table-stream.ts';
import { createFunction } from '../constructs/house-function.ts';
import type { Resources } from '../platform.ts';

/** Rows whose changes are told (`functions/realtime/change-of-record.ts`). */
const told = [
  { prefix: 'entry#' },
  { prefix: 'summary#' },
  { prefix: 'referral#' },
  { prefix: 'meal-plan#' },
  { prefix: 'coach#' },
  { prefix: 'insights#' },
  { prefix: 'weight#' },
  { prefix: 'achievement#' },
  { prefix: 'friend#' },
  { prefix: 'feed#' },
  { prefix: 'like#' },
  // Of a shared meal, which is nobody's: its owner is told.
  'meal',
  'account#profile',
  'account#billing',
  'account#credits',
];

/** Tells a person's open windows what changed in the table. */
export const addLiveUpdates = (resources: Resources): void => {
  const fn = createFunction(resources, {
    feature: 'realtime',
    name: 'changes',
    timeout: Duration.seconds(60),
    harm: 'People with two windows open see a change only in the one they made it in.',
  });
  grantTable(fn, resources.table, ['Query', 'DeleteItem']);
  grantTableStream(fn, resources.table);
  grantSocketPush(fn, resources.sockets);
  followTable(fn, resources);
  createAlarm(fn, 'Behind', resources, {
    metric: fn.metric('IteratorAge', { statistic: 'Maximum', period: Duration.minutes(1) }),
    above: Duration.minutes(1).toMilliseconds(),
    periods: 3,
    harm: 'People see in their other windows what was true minutes ago.',
    runbook: 'late-live-updates',
  });
};

/** One bad record must not hold up the others for a day: attempts and age are bounded, and failures are kept. */
const followTable = (fn: Function, resources: Resources): void => {
  const failures = createFailureQueue(
    fn,
    'Failures',
    resources,
    'People were not told of changes made elsewhere, and see old figures until they reload.',
  );
  fn.addEventSourceMapping('TableStream', {
    eventSourceArn: resources.table.tableStreamArn ?? '',
    startingPosition: StartingPosition.LATEST,
    batchSize: 100,
    maxBatchingWindow: Duration.seconds(0),
    retryAttempts: 3,
    maxRecordAge: Duration.minutes(5),
    bisectBatchOnError: true,
    reportBatchItemFailures: true,
    onFailure: new SqsDlq(failures),
    filters: [{ pattern: JSON.stringify({ dynamodb: { Keys: { sk: { S: told } } } }) }],
  });
};
