import type { PluginContext, ServicePlugin } from '../plugin.ts';
import type { QueueStore } from '../sqs/queue-store.ts';
import { createEventBus, type EventBus } from './event-bus.ts';
import { createSchedules, type Schedules } from './schedules.ts';

/** Creates EventBridge with the template's rules. It has no endpoint because no function calls it. */
export const createEventBridgePlugin = (
  { stack, runtime, store, clock, report }: PluginContext,
  queues: Pick<QueueStore, 'send'>,
): ServicePlugin & { events: EventBus; schedules: Schedules } => {
  const events = createEventBus({
    stack,
    runtime,
    clock,
    report,
    send: (queueArn, body) => void queues.send(queueArn, body),
  });
  const schedules = createSchedules({ stack, runtime, store, clock, report });
  return { events, schedules, stop: () => events.stop() };
};
