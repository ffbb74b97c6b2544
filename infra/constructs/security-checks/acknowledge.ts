import { Stack, Validations } from 'aws-cdk-lib';
import { flattenCfnReference } from 'cdk-nag/lib/utils/flatten-cfn-reference.js';
import type { IConstruct } from 'constructs';

/** Acknowledges a finding of the security checks for a construct and its children, with a reason. */
export const acknowledge = (construct: IConstruct, id: string, reason: string): void =>
  Validations.of(construct).acknowledge({ id, reason });

/**
 * Acknowledges that a policy uses a resource pattern. Only this exact pattern is accepted.
 * @param pattern ARN with a wildcard, tokens allowed
 */
export const acknowledgePattern = (construct: IConstruct, pattern: string, reason: string): void => {
  const flat = flattenCfnReference(Stack.of(construct).resolve(pattern));
  acknowledge(construct, `AwsSolutions-IAM5[Resource::${flat}]`, reason);
};
