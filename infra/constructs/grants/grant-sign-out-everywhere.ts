import type { UserPool } from 'aws-cdk-lib/aws-cognito';
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';

/**
 * To end every session of a user of the pool. A policy of its own: a trigger waits for its role and the role's own
 * policy, the pool waits for its triggers, so a statement about the pool there would close the circle.
 */
export const grantSignOutEverywhere = (fn: Function, pool: UserPool): void => {
  const signOut = new PolicyStatement({
    actions: ['cognito-idp:AdminUserGlobalSignOut'],
    resources: [pool.userPoolArn],
  });
  const policy = new Policy(pool, 'SignOutEverywhere', { statements: [signOut] });
  fn.role?.attachInlinePolicy(policy);
};
