import type { PluginContext, ServicePlugin } from '../plugin.ts';
import type { QueueStore } from './queue-store.ts';
import { createSqs } from './sqs.ts';

/** Creates SQS with the template's queues. */
export const createSqsPlugin = ({
  stack,
  store,
  clock,
}: PluginContext): ServicePlugin & { queues: QueueStore } => {
  const sqs = createSqs({ store, clock });
  sqs.configureQueues(stack);
  return { service: sqs.service, queues: sqs.queues };
};
