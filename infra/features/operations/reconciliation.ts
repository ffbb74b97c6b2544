import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { createAlarm } from '../../constructs/alarms/alarm.ts';
import { featureMetric } from '../../constructs/alarms/feature-metric.ts';
import { createFunction } from '../../constructs/functions/lambda-function.ts';
import { grantPayments } from '../../constructs/grants/grant-payments.ts';
import { grantPhotoRemoval } from '../../constructs/grants/photos/grant-photo-removal.ts';
import { grantTable } from '../../constructs/grants/grant-table.ts';
import { grantUserPool } from '../../constructs/grants/grant-user-pool.ts';
import type { Resources } from '../../resources.ts';

const HARM = 'Users whose account was deleted may still be charged, or have stored data.';

/**
 * Adds the nightly comparison of user pool, table, photo bucket and Stripe (decision 0079).
 * @param erasures the queue of the erasures
 */
export const addReconciliation = (resources: Resources, erasures: Queue): void => {
  const { stack, stage, table, photos, users } = resources;
  const fn = createFunction(resources, {
    feature: 'reconciliation',
    name: 'nightly',
    timeout: Duration.minutes(15),
    impact: HARM,
  });
  grantTable(fn, table, ['Scan', 'BatchGetItem', 'PutItem', 'UpdateItem'], ['gsi1']);
  grantUserPool(fn, users.pool, ['ListUsers', 'AdminGetUser', 'AdminDisableUser']);
  grantPhotoRemoval(fn, photos);
  fn.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [photos.bucketArn] }));
  grantPayments(fn, resources);
  erasures.grantSendMessages(fn);
  fn.addEnvironment('ERASURE_QUEUE_URL', erasures.queueUrl);
  createAlarm(fn, 'NotReconciled', resources, {
    // Counts runs whose findings need a person (`functions/reconciliation/nightly.lambda.ts`).
    metric: featureMetric(stage, 'reconciliation', 'NotReconciled', Duration.hours(1)),
    above: 0,
    impact: HARM,
    runbook: 'notReconciled',
  });
  const nightly = new Rule(stack, 'ReconciliationEveryNight', {
    schedule: Schedule.cron({ hour: '3', minute: '40' }),
  });
  nightly.addTarget(new LambdaFunction(fn, { retryAttempts: 2, maxEventAge: Duration.hours(6) }));
};
