import { Duration } from 'aws-cdk-lib';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantFullFoods } from '../../constructs/grants/grant-full-foods.ts';
import { grantEmail } from '../../constructs/grants/grant-mail.ts';
import { grantPhotoSigning } from '../../constructs/grants/photos/grant-photo-signing.ts';
import { grantPush } from '../../constructs/grants/grant-push.ts';
import { grantSiteOrigin } from '../../constructs/grants/grant-site-origin.ts';
import { grantTable, readWriteBatch } from '../../constructs/grants/grant-table.ts';
import { grantUserPool } from '../../constructs/grants/grant-user-pool.ts';
import { createFunction } from '../../constructs/functions/lambda-function.ts';
import { createWorkQueue } from '../../constructs/functions/work-queue.ts';
import type { Resources } from '../../resources.ts';

const WORKING = Duration.minutes(2);
const HARM = 'Users do not see meals that their friends share.';

/** Adds friends, shared meals and likes. @returns the queue for the effects of these changes */
export const addSocial = (resources: Resources): Queue => {
  const { users, signing } = resources;
  const fn = createApiFunction(resources, 'social', {
    impact: 'Users cannot find friends, share meals or see shared meals.',
    access: readWriteBatch,
    indexes: ['lsi1', 'gsi1'],
    isFrequent: true,
  });
  // Friends are looked up in the user pool by email, because the profile's email is not verified.
  grantUserPool(fn, users.pool, ['AdminGetUser']);
  grantPhotoSigning(fn, resources, signing);
  // Meals are compared with the viewer's allergies.
  grantFullFoods(fn, resources, 'social');
  return addJobs(resources);
};

/** Updates friends' feeds after changes of friendships and shared meals, and notifies of friend requests. */
const addJobs = (resources: Resources): Queue => {
  const fn = createFunction(resources, { feature: 'social', name: 'jobs', timeout: WORKING, impact: HARM });
  grantTable(fn, resources.table, [...readWriteBatch, 'BatchWriteItem'], ['lsi1', 'gsi1']);
  // Users are notified of friend requests by email or push, if they asked for it.
  grantEmail(fn, resources);
  grantSiteOrigin(fn, resources);
  grantPush(fn, resources);
  const queue = createWorkQueue(fn, resources, {
    ids: ['Jobs', 'JobFailures'],
    working: WORKING,
    // Kept for two weeks, because nothing else would add the meal to a feed.
    keptFor: Duration.days(14),
    impact: HARM,
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
