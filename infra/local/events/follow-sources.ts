import { setTimeout as sleep } from 'node:timers/promises';
import { decide } from '../aws/iam.ts';
import type { Principal } from '../aws/principal.ts';
import type { DynamoDbClient } from '../dynamodb/client.ts';
import type { FunctionRuntime } from '../runtime/function-runtime.ts';
import type { Store } from '../store.ts';
import type { LocalStack, Resource } from '../template/model.ts';
import { openCheckpoints } from './checkpoints.ts';
import type { MessageQueues } from './message-queues.ts';
import { type Polling, startPolling } from './polling.ts';
import { createQueueFollower } from './queue-follower.ts';
import { createStreamFollower } from './stream-follower.ts';
import { streamMappingOf } from './stream-mapping.ts';
import { createStreamReader } from './stream-reader.ts';

interface Settings {
  stack: LocalStack;
  runtime: FunctionRuntime;
  dynamoDb: DynamoDbClient;
  queues: MessageQueues;
  store: Store;
  clock: () => Date;
  /** Whose role a function has, by its name or ARN. */
  principalOf(functionName: string): Principal;
  report(error: unknown): void;
}

/** The event source mappings at work. */
export interface FollowedSources {
  /** A table was written to: look at the streams at once. */
  tableChanged(): void;
  stop(): Promise<void>;
}

/** A write wakes the streams; what the database removes by itself (TTL) is seen within this time. */
const STREAM_IDLE_MS = 1_000;
const QUEUE_IDLE_MS = 500;

/** What a mapping does in its function's name. */
const neededOf = (sourceArn: string): string[] =>
  sourceArn.startsWith('arn:aws:sqs:')
    ? ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes']
    : ['dynamodb:GetRecords', 'dynamodb:GetShardIterator', 'dynamodb:DescribeStream'];

const checkRole = (principal: Principal, permissions: { action: string; resource: string }[]): void => {
  const missing = permissions.find((permission) => decide(principal, permission) !== 'allow');
  if (missing) throw new Error(`The role of ${principal.name} may not ${missing.action} on ${missing.resource}.`);
};

const isEnabled = ({ properties }: Resource): boolean => properties['Enabled'] !== false;

/**
 * Starts the stack's event source mappings.
 * @throws Error that names a mapping's setting which the local cloud does not know, or a permission that its
 *   function's role lacks
 */
export const followSources = (settings: Settings): FollowedSources => {
  const { stack, runtime, dynamoDb, queues, store, clock, principalOf, report } = settings;
  const checkpoints = openCheckpoints(store);
  const stopping = new AbortController();
  const wait = (ms: number): Promise<void> => sleep(ms, undefined, { signal: stopping.signal, ref: false });

  const followStream = (resource: Resource): Polling => {
    const mapping = streamMappingOf(resource);
    const principal = principalOf(mapping.functionName);
    checkRole(
      principal,
      neededOf(mapping.streamArn).map((action) => ({ action, resource: mapping.streamArn })),
    );
    if (mapping.failureQueueArn !== undefined) {
      checkRole(principal, [{ action: 'sqs:SendMessage', resource: mapping.failureQueueArn }]);
    }
    const reader = createStreamReader(dynamoDb, mapping.streamArn);
    const follower = createStreamFollower({ mapping, reader, runtime, checkpoints, send: queues.send, clock, wait });
    return startPolling({ look: () => follower.poll(), idleMs: STREAM_IDLE_MS, report });
  };

  const followQueue = (resource: Resource): Polling => {
    const follower = createQueueFollower(resource, runtime, queues);
    const arn = String(resource.properties['EventSourceArn']);
    checkRole(
      principalOf(String(resource.properties['FunctionName'])),
      neededOf(arn).map((action) => ({ action, resource: arn })),
    );
    return startPolling({ look: () => follower.poll(), idleMs: QUEUE_IDLE_MS, report });
  };

  const mappings = stack.byType('AWS::Lambda::EventSourceMapping').filter(isEnabled);
  const isQueue = ({ properties }: Resource): boolean => String(properties['EventSourceArn']).startsWith('arn:aws:sqs:');
  const streams = mappings.filter((mapping) => !isQueue(mapping)).map(followStream);
  const followed = [...streams, ...mappings.filter(isQueue).map(followQueue)];

  return {
    tableChanged: () => streams.forEach((stream) => stream.wake()),
    stop: async () => {
      stopping.abort();
      await Promise.all(followed.map((polling) => polling.stop()));
    },
  };
};
