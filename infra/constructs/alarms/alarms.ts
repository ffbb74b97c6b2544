import type { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type ITopic, Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Stage } from '../../stages.ts';

/** The stack that contains the alarms, and their destination. */
export interface Alarms {
  stack: Stack;
  topic: ITopic;
}

/** Creates the topic of a stack for alarms; in a deployed stage, alarms are sent to the operator by email. */
export const createAlarms = (stack: Stack, id: string, stage: Stage): Alarms => {
  const topic = new Topic(stack, id, { enforceSSL: true });
  // A custom policy replaces the default one, which allows the account's alarms, so it has to allow them again.
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': stack.account } },
    }),
  );
  if (stage.mail) topic.addSubscription(new EmailSubscription(stage.mail.operator));
  return { stack, topic };
};
