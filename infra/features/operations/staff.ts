import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { createFunction } from '../../constructs/functions/lambda-function.ts';
import { grantEmail } from '../../constructs/grants/grant-mail.ts';
import { grantPhotoSigning } from '../../constructs/grants/photos/grant-photo-signing.ts';
import { grantSiteOrigin } from '../../constructs/grants/grant-site-origin.ts';
import { grantSocketClosing } from '../../constructs/grants/grant-socket-closing.ts';
import { grantUserPool } from '../../constructs/grants/grant-user-pool.ts';
import { grantTable, readWrite, readWriteBatch } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

/** Adds the staff tools: messages, reports, accounts, and an audit log. */
export const addStaff = (resources: Resources): void => {
  const fn = createApiFunction(resources, 'staff', {
    impact: 'Users who contact us or report a meal get no answer: the staff page does not work.',
    access: readWriteBatch,
    indexes: ['gsi1'],
  });
  grantUserPool(fn, resources.users.pool, [
    'AdminDisableUser',
    'AdminEnableUser',
    'AdminGetUser',
    'AdminListGroupsForUser',
    'AdminUserGlobalSignOut',
  ]);
  grantAccountSwitch(fn, resources);
  // Staff review a reported photo through a signed URL; the function has no access to the bucket.
  grantPhotoSigning(fn, resources, resources.signing);
  addSuspensions(resources);
};

/** Grants what a change of an account's state needs besides the user pool: closing sockets and emailing the owner. */
const grantAccountSwitch = (fn: Function, resources: Resources): void => {
  grantSocketClosing(fn, resources.sockets);
  grantEmail(fn, resources);
  grantSiteOrigin(fn, resources);
};

/** Adds the job that opens accounts when their suspension ends. */
const addSuspensions = (resources: Resources): void => {
  const { stack, table, users } = resources;
  const fn = createFunction(resources, {
    feature: 'staff',
    name: 'suspensions',
    timeout: Duration.minutes(2),
    impact: 'Users whose suspension has ended still cannot sign in.',
  });
  grantTable(fn, table, readWrite, ['gsi1']);
  grantUserPool(fn, users.pool, ['AdminDisableUser', 'AdminEnableUser', 'AdminUserGlobalSignOut']);
  grantAccountSwitch(fn, resources);
  const schedule = new Rule(stack, 'SuspensionsEnd', { schedule: Schedule.rate(Duration.minutes(15)) });
  schedule.addTarget(new LambdaFunction(fn, { retryAttempts: 0, maxEventAge: Duration.minutes(15) }));
};
