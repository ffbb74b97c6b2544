import { z } from 'zod';
import { notImplemented } from '../../../gateway/aws-error.ts';
import { parseInput, queueUrl } from '../call.ts';
import type { SqsOperation } from '../call.ts';
import type { QueueStore } from '../queue-store.ts';

const inputSchema = z.strictObject({ ...queueUrl, AttributeNames: z.array(z.string()).default([]) });

const attributesOf = ({ queue, visible, inFlight, delayed }: ReturnType<QueueStore['describe']>) => {
  const { redrive } = queue;
  return {
    QueueArn: queue.arn,
    ApproximateNumberOfMessages: String(visible),
    ApproximateNumberOfMessagesNotVisible: String(inFlight),
    ApproximateNumberOfMessagesDelayed: String(delayed),
    DelaySeconds: String(queue.delaySeconds),
    MaximumMessageSize: String(queue.maximumMessageBytes),
    MessageRetentionPeriod: String(queue.retentionSeconds),
    ReceiveMessageWaitTimeSeconds: String(queue.waitSeconds),
    VisibilityTimeout: String(queue.visibilitySeconds),
    ...(redrive && {
      RedrivePolicy: JSON.stringify({
        deadLetterTargetArn: redrive.deadLetterArn,
        maxReceiveCount: redrive.maxReceiveCount,
      }),
    }),
  };
};

export const getQueueAttributes: SqsOperation = {
  action: 'sqs:GetQueueAttributes',
  handle: ({ input, queueArn }, queues) => {
    const { AttributeNames } = parseInput(inputSchema, input);
    const known = Object.entries(attributesOf(queues.describe(queueArn)));
    const unknown = AttributeNames.find(
      (name) => !['All', 'RedrivePolicy', ...known.map(([key]) => key)].includes(name),
    );
    if (unknown) throw notImplemented(`the SQS queue attribute ${unknown}`);
    const all = AttributeNames.includes('All');
    return { Attributes: Object.fromEntries(known.filter(([name]) => all || AttributeNames.includes(name))) };
  },
};
