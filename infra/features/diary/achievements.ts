import { Duration } from 'aws-cdk-lib';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { addTableStreamSource } from '../../constructs/functions/table-stream-source.ts';
import { grantTable } from '../../constructs/grants/grant-table.ts';
import { createFunction } from '../../constructs/functions/lambda-function.ts';
import type { Resources } from '../../resources.ts';

/**
 * What may earn something, or makes work between people: days' sums, photos that were kept, meals that were logged by voice;
 * meals that are shared or taken back, friendships. A mapping has five filters at most (Lambda Developer Guide).
 */
const followed = [
  { dynamodb: { Keys: { sk: { S: [{ prefix: 'summary#' }] } } } },
  { dynamodb: { Keys: { sk: { S: [{ prefix: 'photo#' }] } }, NewImage: { status: { S: ['kept'] } } } },
  { dynamodb: { Keys: { sk: { S: [{ prefix: 'entry#' }] } }, NewImage: { spoken: { BOOL: [true] } } } },
  // Not each like, which only changes the count.
  { eventName: ['INSERT', 'REMOVE'], dynamodb: { Keys: { sk: { S: ['meal'] } } } },
  { dynamodb: { Keys: { sk: { S: [{ prefix: 'friend#' }] } } } },
];

/**
 * What people have achieved, and its award: by the table's stream, beside the windows' (it has room for two). What follows
 * from the same changes for the feeds of friends goes to the queue.
 */
export const addAchievements = (resources: Resources, socialJobs: Queue): void => {
  const reading = createApiFunction(
    resources,
    'achievements',
    'People cannot see their streak or achievements.',
  );
  grantTable(reading, resources.table, ['Query']);

  const awarding = createFunction(resources, {
    feature: 'achievements',
    name: 'award',
    timeout: Duration.seconds(60),
    harm: 'People get no notice of new achievements, and do not see newly shared meals.',
  });
  grantTable(awarding, resources.table, ['GetItem', 'Query', 'PutItem', 'ConditionCheckItem']);
  socialJobs.grantSendMessages(awarding);
  awarding.addEnvironment('SOCIAL_QUEUE_URL', socialJobs.queueUrl);
  // What was given up of awards is no loss for long: the next meal counts the history again. Of friends and shared meals
  // nothing comes again by itself: the failures name the records, which the stream holds for a day.
  addTableStreamSource(awarding, resources, {
    patterns: followed,
    gathered: Duration.seconds(1),
    harm: 'People learn of a new achievement only with a later meal, and some feeds miss shared meals.',
  });
};
