import { setTimeout as sleep } from 'node:timers/promises';
import { decide } from '../gateway/iam.ts';
import type { Principal } from '../gateway/principal.ts';
import type { DynamoDbClient } from '../services/dynamodb/client.ts';
import type { FunctionRuntime } from '../runtime/function-runtime.ts';
import type { Store } from '../store.ts';
import type { LocalStack, Resource } from '../template/model.ts';
import { openCheckpoints } from './checkpoints.ts';
import type { MessageQueues } from './message-queues.ts';
import { startPolling } from './polling.ts';
import { createQueuePoller, type QueuePoller } from './queue-poller.ts';
import { createStreamPoller, type StreamPoller } from './stream-poller.ts';
import { filterOf, type StreamMapping, streamMappingOf } from './stream-mapping.ts';
import { createStreamReader } from './stream-reader.ts';

interface Settings {
  stack: LocalStack;
  runtime: FunctionRuntime;
  dynamoDb: DynamoDbClient;
  queues: MessageQueues;
  /** Receives records that a function could not process. */
  objects: { put(bucket: string, key: string, body: string): Promise<unknown> };
  store: Store;
  clock: () => Date;
  /** Returns the principal of a function's role, by the function's name or ARN. */
  principalOf(functionName: string): Principal;
  report(error: unknown): void;
}

/** A running mapping of a stream, whose filter can change. */
export interface RunningMapping extends Pick<StreamMapping, 'id' | 'streamArn' | 'functionName'> {
  criteria(): unknown;
  setCriteria(criteria: unknown): void;
}

/** The running event source mappings. */
export interface PolledEventSources {
  streamMappings: readonly RunningMapping[];
  /** Polls the streams immediately, after a write to a table. */
  tableChanged(): void;
  /** Delivers everything that is queued or changed. @returns whether there was anything */
  drain(): Promise<boolean>;
  stop(): Promise<void>;
}

/** Polling interval without writes, in which TTL deletions are detected. A write triggers a poll immediately. */
const STREAM_IDLE_MS = 1_000;
/**
 * Delay that groups bursts of writes into one poll, because each poll is a database request. Lambda polls four times a
 * second.
 */
const STREAM_GATHER_MS = 80;
const QUEUE_IDLE_MS = 500;

/** The actions that a mapping performs with its function's role. */
const streamActions = ['dynamodb:GetRecords', 'dynamodb:GetShardIterator', 'dynamodb:DescribeStream'];
const queueActions = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];

const requireAll = (principal: Principal, actions: string[], resource: string): void => {
  const missing = actions.find((action) => decide(principal, { action, resource }) !== 'allow');
  if (missing) throw new Error(`The role of ${principal.name} may not ${missing} on ${resource}.`);
};

const isQueue = ({ properties }: Resource): boolean =>
  String(properties['EventSourceArn']).startsWith('arn:aws:sqs:');
const isEnabled = ({ properties }: Resource): boolean => properties['Enabled'] !== false;

/**
 * Starts the stack's event source mappings. Resolves when each has its starting position in its stream.
 * @throws Error that names an unsupported setting of a mapping, or a missing permission of its function's role
 */
export const pollEventSources = async (settings: Settings): Promise<PolledEventSources> => {
  const { stack, runtime, dynamoDb, queues, objects, store, clock, principalOf, report } = settings;
  const checkpoints = openCheckpoints(store);
  const stopping = new AbortController();
  const wait = (ms: number): Promise<void> => sleep(ms, undefined, { signal: stopping.signal, ref: false });

  const streamMappings: RunningMapping[] = [];
  const followerOf = (resource: Resource): StreamPoller => {
    const mapping = streamMappingOf(resource);
    const { id, streamArn, functionName } = mapping;
    streamMappings.push({
      id,
      streamArn,
      functionName,
      criteria: () => mapping.criteria,
      setCriteria: (criteria) => Object.assign(mapping, { criteria, accepts: filterOf(criteria) }),
    });
    const principal = principalOf(mapping.functionName);
    requireAll(principal, streamActions, mapping.streamArn);
    if (mapping.failureBucket !== undefined) {
      const bucketArn = `arn:aws:s3:::${mapping.failureBucket}`;
      requireAll(principal, ['s3:ListBucket'], bucketArn);
      requireAll(principal, ['s3:PutObject'], `${bucketArn}/aws/lambda/${mapping.id}/shard`);
    }
    const reader = createStreamReader(dynamoDb, stack, mapping.streamArn, clock);
    return createStreamPoller({ mapping, reader, runtime, checkpoints, store: objects.put, clock, wait });
  };

  const queueFollowerOf = (resource: Resource): QueuePoller => {
    const { FunctionName, EventSourceArn } = resource.properties;
    requireAll(principalOf(String(FunctionName)), queueActions, String(EventSourceArn));
    return createQueuePoller(resource, runtime, queues);
  };

  const mappings = stack.byType('AWS::Lambda::EventSourceMapping').filter(isEnabled);
  const streamFollowers = mappings.filter((mapping) => !isQueue(mapping)).map(followerOf);
  const queueFollowers = mappings.filter(isQueue).map(queueFollowerOf);
  for (const follower of streamFollowers) await follower.begin();
  const streams = streamFollowers.map(({ poll }) =>
    startPolling({ look: poll, idleMs: STREAM_IDLE_MS, gatherMs: STREAM_GATHER_MS, report }),
  );
  const others = queueFollowers.map(({ poll }) =>
    startPolling({ look: poll, idleMs: QUEUE_IDLE_MS, report }),
  );

  let isChanged = false;
  return {
    streamMappings,
    tableChanged: () => {
      isChanged = true;
      streams.forEach((stream) => stream.wake());
    },
    drain: async () => {
      const polled = isChanged ? [...streams, ...others] : others;
      isChanged = false;
      return (await Promise.all(polled.map((polling) => polling.drain()))).includes(true);
    },
    stop: async () => {
      stopping.abort();
      await Promise.all([...streams, ...others].map((polling) => polling.stop()));
    },
  };
};
