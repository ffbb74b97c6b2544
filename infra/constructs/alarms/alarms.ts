import type { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type ITopic, Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Stage } from '../../stages.ts';

/** How fast the operator has to react: `page` at once, also at night; `ticket` on the next working day. */
export type Severity = 'page' | 'ticket';

/** The stack that contains the alarms, and their destinations. */
export interface Alarms {
  stack: Stack;
  topics: Record<Severity, ITopic>;
}

/** Creates a topic that the account's alarms can publish to. */
const createTopic = (stack: Stack, id: string, stage: Stage): ITopic => {
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
  return topic;
};

/** Creates a stack's topic per severity; in a deployed stage, both are sent to the operator by email. */
export const createAlarms = (stack: Stack, id: string, stage: Stage): Alarms => ({
  stack,
  topics: {
    page: createTopic(stack, `${id}ToPage`, stage),
    ticket: createTopic(stack, `${id}Tickets`, stage),
  },
});
