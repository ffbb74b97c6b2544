import { Stack, Validations } from 'aws-cdk-lib';
import { flattenCfnReference } from 'cdk-nag/lib/utils/flatten-cfn-reference.js';
import type { IConstruct } from 'constructs';

/** Acknowledges a finding of the security checks for a construct and its children, with a reason. */
export const acknowledge = (construct: IConstruct, id: string, reason: string): void =>
  Validations.of(construct).acknowledge({ id, reason });

/** Acknowledged patterns by app. Their text is only known when references between stacks are resolved. */
const waiting = new WeakMap<IConstruct, (() => void)[]>();

/**
 * Acknowledges that a policy uses a resource pattern. Only this exact pattern is accepted.
 * @param pattern ARN with a wildcard, tokens allowed
 */
export const acknowledgePattern = (construct: IConstruct, pattern: string, reason: string): void => {
  const app = construct.node.root;
  const run = (): void => {
    const flat = flattenCfnReference(Stack.of(construct).resolve(pattern));
    acknowledge(construct, `AwsSolutions-IAM5[Resource::${flat}]`, reason);
  };
  waiting.set(app, [...(waiting.get(app) ?? []), run]);
};

/** Adds the acknowledged patterns of an app before it is checked. */
export const acknowledgePatterns = (app: IConstruct): void => {
  for (const run of waiting.get(app) ?? []) run();
  waiting.delete(app);
};
