import type { SQSEvent } from 'aws-lambda';
import type { SendMessages } from '#functions/platform/send-messages.ts';
import { createQueuePoller } from '#infra/local/event-sources/queue-poller.ts';
import { openMessageRows } from '#infra/local/services/sqs/message-rows.ts';
import { queueOf } from '#infra/local/services/sqs/queue.ts';
import { createQueueStore } from '#infra/local/services/sqs/queue-store.ts';
import { openStore } from '#infra/local/store.ts';

const WAIT_SECONDS = 360;

const resourceOf = (id: string, properties: Record<string, unknown>) => ({
  id,
  type: 'AWS::SQS::Queue',
  properties: { QueueName: id, ...properties },
});

/** The nightly queue with its worker as in the local cloud, with a clock that tests control. */
export const createNightQueue = (
  clock: () => Date,
  work: (event: Pick<SQSEvent, 'Records'>) => Promise<unknown>,
) => {
  const store = openStore(':memory:');
  const dead = queueOf(resourceOf('failures', {}) as never);
  const queue = queueOf(
    resourceOf('nights', {
      VisibilityTimeout: WAIT_SECONDS,
      RedrivePolicy: { deadLetterTargetArn: dead.arn, maxReceiveCount: 5 },
    }) as never,
  );
  const queues = createQueueStore(
    openMessageRows(store),
    new Map([queue, dead].map((one) => [one.arn, one])),
    clock,
  );
  const counted = { requests: 0, batches: 0, sent: 0 };
  const follower = createQueuePoller(
    {
      id: 'Nights',
      type: 'AWS::Lambda::EventSourceMapping',
      properties: {
        EventSourceArn: queue.arn,
        FunctionName: 'night',
        BatchSize: 10,
        FunctionResponseTypes: ['ReportBatchItemFailures'],
      },
    } as never,
    {
      invoke: async (_arn: string, event: unknown) => {
        counted.batches += 1;
        return work(event as SQSEvent);
      },
    },
    {
      receive: async (arn, most) => queues.receive(arn, most),
      delete: async (arn, handle) => queues.delete(arn, handle),
    },
  );
  const send: SendMessages = async (messages) => {
    counted.requests += Math.ceil(messages.length / 10);
    counted.sent += messages.length;
    for (const message of messages) queues.send(queue.arn, JSON.stringify(message));
  };
  return {
    counted,
    send,
    /** Processes all visible messages, several batches concurrently. */
    drain: async (atOnce = 8): Promise<void> => {
      const work1 = async (): Promise<void> => {
        while (await follower.poll());
      };
      await Promise.all(Array.from({ length: atOnce }, work1));
    },
    /** Messages that are queued, in progress or dead-lettered. */
    left: () => {
      const { visible, inFlight } = queues.describe(queue.arn);
      return { waiting: visible + inFlight, dead: queues.describe(dead.arn).visible };
    },
    waitSeconds: WAIT_SECONDS,
    close: () => store.close(),
  };
};
