import type { UserPool } from 'aws-cdk-lib/aws-cognito';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';

export type UserPoolAction =
  | 'AdminDisableUser'
  | 'AdminEnableUser'
  | 'AdminGetUser'
  | 'AdminListGroupsForUser'
  | 'AdminUserGlobalSignOut'
  | 'AdminDeleteUser'
  | 'AdminInitiateAuth'
  | 'AdminSetUserMFAPreference'
  | 'AdminUpdateUserAttributes'
  | 'ListUsers';

/**
 * Grants exactly the given actions on users of the pool; sets `USER_POOL_ID`. Not for the pool's own triggers, which
 * would
 * create a circular dependency.
 */
export const grantUserPool = (fn: Function, pool: UserPool, actions: UserPoolAction[]): void => {
  fn.addToRolePolicy(
    new PolicyStatement({
      actions: actions.map((action) => `cognito-idp:${action}`),
      resources: [pool.userPoolArn],
    }),
  );
  fn.addEnvironment('USER_POOL_ID', pool.userPoolId);
};
