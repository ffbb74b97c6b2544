import { NestedStack, type Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type ITopic, Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Stage } from '../../stages.ts';

/** Where alarms are made, and where they go. */
export interface Alarms {
  /** A stack of their own: nothing refers to them, and one stack holds 500 resources at most. */
  stack: Stack;
  topic: ITopic;
}

/** What alarms need; on a deployed stage its operator hears them by mail. */
export const createAlarms = (stack: Stack, stage: Stage): Alarms => {
  const topic = new Topic(stack, 'Alarms', { enforceSSL: true });
  // A policy of its own replaces the one that lets the account's alarms in, so it must let them in again.
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': stack.account } },
    }),
  );
  if (stage.mail) topic.addSubscription(new EmailSubscription(stage.mail.operator));
  return { stack: new NestedStack(stack, 'Watch'), topic };
};
