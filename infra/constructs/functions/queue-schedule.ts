import { Duration } from 'aws-cdk-lib';
import { Rule, type Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Resources } from '../../resources.ts';

/** Lets a function work a queue off, ten messages at a time; of those only what failed comes again. */
export const addQueueSource = (fn: Function, queue: Queue, id: string): void => {
  queue.grantConsumeMessages(fn);
  fn.addEventSourceMapping(id, {
    eventSourceArn: queue.queueArn,
    batchSize: 10,
    maxConcurrency: 20,
    reportBatchItemFailures: true,
  });
};

interface Quarterly {
  /** Of the rule. */
  id: string;
  schedule: Schedule;
  queue: Queue;
  /** Name of the queue's address in the function's environment. */
  variable: string;
}

/** Calls a function each quarter of an hour, which puts into a queue whose time it is. */
export const scheduleQueueProducer = (
  fn: Function,
  { stack }: Resources,
  { id, schedule, queue, variable }: Quarterly,
): void => {
  queue.grantSendMessages(fn);
  fn.addEnvironment(variable, queue.queueUrl);
  const quarterly = new Rule(stack, id, { schedule });
  // A quarter later the next call comes by itself.
  quarterly.addTarget(new LambdaFunction(fn, { retryAttempts: 2, maxEventAge: Duration.minutes(15) }));
};
