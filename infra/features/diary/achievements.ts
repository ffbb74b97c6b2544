import { Duration } from 'aws-cdk-lib';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { addTableStreamSource } from '../../constructs/functions/table-stream-source.ts';
import { grantTable } from '../../constructs/grants/grant-table.ts';
import { createFunction } from '../../constructs/functions/lambda-function.ts';
import type { Resources } from '../../resources.ts';

/**
 * Changes that can earn an achievement or affect social feeds: daily summaries, stored photos, meals logged by voice;
 * shared and unshared meals, likes, friendships. A mapping has five filters at most (Lambda Developer Guide).
 */
const followed = [
  { dynamodb: { Keys: { sk: { S: [{ prefix: 'summary#' }] } } } },
  { dynamodb: { Keys: { sk: { S: [{ prefix: 'photo#' }] } }, NewImage: { status: { S: ['kept'] } } } },
  { dynamodb: { Keys: { sk: { S: [{ prefix: 'entry#' }] } }, NewImage: { spoken: { BOOL: [true] } } } },
  // Excludes changes of the like count.
  { eventName: ['INSERT', 'REMOVE'], dynamodb: { Keys: { sk: { S: ['meal'] } } } },
  { dynamodb: { Keys: { sk: { S: [{ prefix: 'friend#' }, { prefix: 'like#' }] } } } },
];

/**
 * Adds achievements and their award through the table's stream, which supports two consumers; the other one sends live
 * updates. Work for friends' feeds that results from the same changes is sent to the queue.
 */
export const addAchievements = (resources: Resources, socialJobs: Queue): void => {
  createApiFunction(resources, 'achievements', {
    impact: 'Users cannot see their streak or achievements.',
    access: ['Query'],
    isFrequent: true,
  });

  const awarding = createFunction(resources, {
    feature: 'achievements',
    name: 'award',
    timeout: Duration.seconds(60),
    impact: 'Users get no notice of new achievements, and do not see newly shared meals.',
  });
  grantTable(awarding, resources.table, ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem']);
  socialJobs.grantSendMessages(awarding);
  awarding.addEnvironment('SOCIAL_QUEUE_URL', socialJobs.queueUrl);
  // A discarded award is recovered by the next meal, which counts the history again. Social changes are not: they have
  // to be replayed (docs/runbook.md).
  addTableStreamSource(awarding, resources, {
    patterns: followed,
    gathered: Duration.seconds(1),
    impact: 'Users learn of a new achievement only with a later meal, and some feeds miss shared meals.',
  });
};
