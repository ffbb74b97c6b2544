import { Duration } from 'aws-cdk-lib';
import { type Function, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { createApiFunction } from '../constructs/api-function.ts';
import { createFailureQueue } from '../constructs/failure-queue.ts';
import { grantTable } from '../constructs/grants/grant-table.ts';
import { grantTableStream } from '../constructs/grants/grant-table-stream.ts';
import { createFunction } from '../constructs/house-function.ts';
import type { Resources } from '../platform.ts';

/** What may earn something: days' sums, photos that were kept, meals that were logged by voice. */
const earning = [
  { dynamodb: { Keys: { sk: { S: [{ prefix: 'summary#' }] } } } },
  { dynamodb: { Keys: { sk: { S: [{ prefix: 'photo#' }] } }, NewImage: { status: { S: ['kept'] } } } },
  { dynamodb: { Keys: { sk: { S: [{ prefix: 'entry#' }] } }, NewImage: { spoken: { BOOL: [true] } } } },
];

/** What people have achieved, and its award: by the table's stream, beside the windows' (it has room for two). */
export const addAchievements = (resources: Resources): void => {
  const reading = createApiFunction(
    resources,
    'achievements',
    'People cannot see their streak or what they have achieved.',
  );
  grantTable(reading, resources.table, ['Query']);

  const awarding = createFunction(resources, {
    feature: 'achievements',
    name: 'award',
    timeout: Duration.seconds(60),
    harm: 'People who reach something are not told of it.',
  });
  grantTable(awarding, resources.table, ['GetItem', 'Query', 'PutItem', 'ConditionCheckItem']);
  grantTableStream(awarding, resources.table);
  followTable(awarding, resources);
};

/** What was given up is no loss for long: the next meal counts the history again. */
const followTable = (fn: Function, resources: Resources): void => {
  const failures = createFailureQueue(
    fn,
    'Failures',
    resources,
    'People who reached something hear of it with a later meal.',
  );
  fn.addEventSourceMapping('TableStream', {
    eventSourceArn: resources.table.tableStreamArn ?? '',
    startingPosition: StartingPosition.LATEST,
    batchSize: 100,
    maxBatchingWindow: Duration.seconds(1),
    retryAttempts: 3,
    maxRecordAge: Duration.minutes(5),
    bisectBatchOnError: true,
    reportBatchItemFailures: true,
    onFailure: new SqsDlq(failures),
    filters: earning.map((pattern) => ({ pattern: JSON.stringify(pattern) })),
  });
};
