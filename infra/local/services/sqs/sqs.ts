import type { Clock } from '../../gateway/clock.ts';
import type { AwsService } from '../../gateway/aws-service.ts';
import type { Store } from '../../store.ts';
import type { LocalStack } from '../../template/model.ts';
import { openMessageRows } from './message-rows.ts';
import { queueOf } from './queue.ts';
import type { Queue } from './queue.ts';
import { createQueueStore } from './queue-store.ts';
import type { QueueStore } from './queue-store.ts';
import { createSqsService } from './sqs-service.ts';

export interface Sqs {
  service: AwsService;
  /** Used by event source mappings, without signatures and permissions. */
  queues: QueueStore;
  /**
   * Creates the template's queues and keeps their existing messages.
   * @throws Error that names an unsupported queue: a FIFO queue, an unknown dead-letter queue
   */
  configureQueues(stack: LocalStack): void;
}

const checkDeadLetterQueues = (queues: readonly Queue[]): void => {
  const arns = new Set(queues.map(({ arn }) => arn));
  const lost = queues.find(({ redrive }) => redrive && !arns.has(redrive.deadLetterArn));
  if (!lost) return;
  throw new Error(
    `The dead-letter queue of ${lost.name} (${lost.redrive?.deadLetterArn}) is not in the template: add it or remove the redrive policy.`,
  );
};

/** Creates the local SQS: the template's standard queues, with durable messages in the store. */
export const createSqs = ({ store, clock }: { store: Store; clock: Clock }): Sqs => {
  const byArn = new Map<string, Queue>();
  const queues = createQueueStore(openMessageRows(store), byArn, clock);
  return {
    service: createSqsService(queues),
    queues,
    configureQueues: (stack) => {
      const configured = stack.byType('AWS::SQS::Queue').map(queueOf);
      checkDeadLetterQueues(configured);
      byArn.clear();
      for (const queue of configured) byArn.set(queue.arn, queue);
    },
  };
};
