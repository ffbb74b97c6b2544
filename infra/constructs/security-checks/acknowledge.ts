import { Stack, Validations } from 'aws-cdk-lib';
import { flattenCfnReference } from 'cdk-nag/lib/utils/flatten-cfn-reference.js';
import type { IConstruct } from 'constructs';

/** Accepts a finding of the security checks on a construct and what is inside it, and says why. */
export const acknowledge = (construct: IConstruct, id: string, reason: string): void =>
  Validations.of(construct).acknowledge({ id, reason });

/**
 * Accepts that a policy names resources by a pattern. Only this very pattern is accepted.
 * @param pattern ARN with a wildcard, tokens allowed
 */
export const acknowledgePattern = (construct: IConstruct, pattern: string, reason: string): void => {
  const flat = flattenCfnReference(Stack.of(construct).resolve(pattern));
  acknowledge(construct, `AwsSolutions-IAM5[Resource::${flat}]`, reason);
};
