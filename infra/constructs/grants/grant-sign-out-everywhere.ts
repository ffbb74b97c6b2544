import type { UserPool } from 'aws-cdk-lib/aws-cognito';
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';

/**
 * Grants ending all sessions of a user and removing an authenticator app. Uses a separate policy: a trigger depends on its role and the role's own
 * policy,
 * and the pool depends on its triggers, so a statement about the pool would create a circular dependency.
 */
export const grantSignOutEverywhere = (fn: Function, pool: UserPool): void => {
  const signOut = new PolicyStatement({
    actions: ['AdminUserGlobalSignOut', 'AdminGetUser', 'AdminSetUserMFAPreference'].map(
      (action) => `cognito-idp:${action}`,
    ),
    resources: [pool.userPoolArn],
  });
  const policy = new Policy(pool, 'SignOutEverywhere', { statements: [signOut] });
  fn.role?.attachInlinePolicy(policy);
};
