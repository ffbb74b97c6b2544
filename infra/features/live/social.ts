import { Duration } from 'aws-cdk-lib';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantPhotoSigning } from '../../constructs/grants/grant-photo-signing.ts';
import { grantTable } from '../../constructs/grants/grant-table.ts';
import { grantUserPool } from '../../constructs/grants/grant-user-pool.ts';
import { createFunction } from '../../constructs/functions/lambda-function.ts';
import { createWorkQueue } from '../../constructs/functions/work-queue.ts';
import type { Resources } from '../../resources.ts';

const WORKING = Duration.minutes(2);
const HARM = 'People do not see meals that their friends share.';

/** Friends, shared meals and likes. @returns the queue of what follows from changes between people */
export const addSocial = (resources: Resources): Queue => {
  const { table, users, signing } = resources;
  const fn = createApiFunction(
    resources,
    'social',
    'People cannot find friends, share meals or see shared meals.',
  );
  grantTable(
    fn,
    table,
    ['GetItem', 'Query', 'BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    ['lsi1', 'gsi1'],
  );
  // Who is asked by e-mail is looked up where people sign in: the profile's e-mail is not proven.
  grantUserPool(fn, users.pool, ['AdminGetUser']);
  grantPhotoSigning(fn, resources, signing);
  return addJobs(resources);
};

/** Feeds of friends, in line with who is a friend and what is shared. */
const addJobs = (resources: Resources): Queue => {
  const fn = createFunction(resources, { feature: 'social', name: 'jobs', timeout: WORKING, harm: HARM });
  grantTable(
    fn,
    resources.table,
    ['GetItem', 'Query', 'PutItem', 'DeleteItem', 'ConditionCheckItem', 'BatchWriteItem'],
    ['lsi1', 'gsi1'],
  );
  const queue = createWorkQueue(fn, resources, {
    ids: ['Jobs', 'JobFailures'],
    working: WORKING,
    // Whoever waited for two weeks still wants it: nothing else would bring a meal into a feed.
    keptFor: Duration.days(14),
    harm: HARM,
  });
  queue.grantConsumeMessages(fn);
  fn.addEventSourceMapping('JobsToDo', {
    eventSourceArn: queue.queueArn,
    batchSize: 5,
    maxConcurrency: 20,
    reportBatchItemFailures: true,
  });
  return queue;
};
