import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';

/**
 * Grants read access to one Systems Manager parameter. Secrets are encrypted with the account's `aws/ssm` key, whose
 * policy allows everyone who can read the parameter, so no KMS permission is needed.
 * @param name begins with a slash
 */
export const allowReadingParameter = (fn: Function, name: string): void => {
  const arn = Stack.of(fn).formatArn({ service: 'ssm', resource: 'parameter', resourceName: name.slice(1) });
  fn.addToRolePolicy(new PolicyStatement({ actions: ['ssm:GetParameter'], resources: [arn] }));
};
