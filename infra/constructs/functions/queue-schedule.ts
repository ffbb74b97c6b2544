import { Duration } from 'aws-cdk-lib';
import { Rule, type Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Resources } from '../../resources.ts';

/** Batches of a queue that run at once. With 40, the nightly job reaches 10 million users in time (docs/scale.md). */
export const QUEUE_WORKERS = 40;

/** Connects a queue to a function in batches of ten messages; only failed messages are retried. */
export const addQueueSource = (fn: Function, queue: Queue, id: string): void => {
  queue.grantConsumeMessages(fn);
  fn.addEventSourceMapping(id, {
    eventSourceArn: queue.queueArn,
    batchSize: 10,
    maxConcurrency: QUEUE_WORKERS,
    reportBatchItemFailures: true,
  });
};

interface Quarterly {
  /** ID of the rule. */
  id: string;
  schedule: Schedule;
  queue: Queue;
  /** Name of the environment variable with the queue's URL. */
  variable: string;
}

/** Invokes a function every 15 minutes to queue the users who are due. */
export const scheduleQueueProducer = (
  fn: Function,
  { stack }: Resources,
  { id, schedule, queue, variable }: Quarterly,
): void => {
  queue.grantSendMessages(fn);
  fn.addEnvironment(variable, queue.queueUrl);
  const quarterly = new Rule(stack, id, { schedule });
  // The next invocation follows 15 minutes later.
  quarterly.addTarget(new LambdaFunction(fn, { retryAttempts: 2, maxEventAge: Duration.minutes(15) }));
};
