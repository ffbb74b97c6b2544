import type { DynamoDBRecord } from 'aws-lambda';
import type { FunctionRuntime } from '../runtime/function-runtime.ts';
import { functionArnOf } from '../template/model.ts';
import type { Checkpoints } from './checkpoints.ts';
import { deliverBatch } from './deliver-batch.ts';
import { failedRecordKey, failedRecordOf } from './failed-record.ts';
import type { StreamMapping } from './stream-mapping.ts';
import type { Shard, StreamReader } from './stream-reader.ts';

export interface PollerSettings {
  mapping: StreamMapping;
  reader: StreamReader;
  runtime: FunctionRuntime;
  checkpoints: Checkpoints;
  /** Stores an object in a bucket. */
  store(bucket: string, key: string, body: string): Promise<unknown>;
  clock: () => Date;
  wait(ms: number): Promise<void>;
}

/** Reads a stream for one mapping. */
export interface StreamPoller {
  /** Sets the starting position on the very first start: a mapping from LATEST skips the existing records. */
  begin(): Promise<void>;
  /** Delivers new records. @returns whether there may be more to read immediately */
  poll(): Promise<boolean>;
}

const functionArn = (name: string): string => (name.startsWith('arn:') ? name : functionArnOf(name));

export const createStreamPoller = (settings: PollerSettings): StreamPoller => {
  const { mapping, reader, runtime, checkpoints, store, clock, wait } = settings;
  const arn = functionArn(mapping.functionName);
  const iterators = new Map<string, string>();
  const ended = new Set<string>();
  let known: Shard[] | undefined;

  const deliver = (shardId: string, records: DynamoDBRecord[]): Promise<void> =>
    deliverBatch(
      {
        mapping,
        clock,
        wait,
        invoke: (batch) => runtime.invoke(arn, { Records: batch }),
        giveUp: async (batch, condition, attempts) => {
          const { failureBucket, streamArn } = mapping;
          if (failureBucket === undefined) return;
          const failure = {
            mappingId: mapping.id,
            functionArn: arn,
            streamArn,
            shardId,
            records: batch,
            condition,
            attempts,
            now: clock(),
          };
          await store(failureBucket, failedRecordKey(failure), failedRecordOf(failure));
        },
      },
      records,
    );

  /**
   * Reads a page of a shard, delivers it and stores the position.
   * @returns whether there may be more: an incomplete page is the last one
   */
  const readShard = async (
    shardId: string,
    hand: (records: DynamoDBRecord[]) => Promise<void>,
  ): Promise<boolean> => {
    const position =
      iterators.get(shardId) ?? (await reader.iterator(shardId, checkpoints.read(mapping.id, shardId)));
    const page = await reader.read(position, mapping.batchSize);
    if (!page) {
      iterators.delete(shardId);
      return false;
    }
    await hand(page.records);
    const last = page.records.at(-1)?.dynamodb?.SequenceNumber;
    if (last !== undefined) checkpoints.write(mapping.id, shardId, last);
    if (page.next === undefined) {
      ended.add(shardId);
      // Forces a new list of shards, which now includes the successors.
      known = undefined;
    } else {
      iterators.set(shardId, page.next);
    }
    return page.next === undefined || page.records.length >= mapping.batchSize;
  };

  /** Reads one page of every open shard whose parent has been read completely. @returns whether there may be more */
  const readStream = async (
    hand: (shardId: string, records: DynamoDBRecord[]) => Promise<void>,
  ): Promise<boolean> => {
    let isMore = false;
    known ??= await reader.shards();
    for (const { id, parentId } of known) {
      const waitsForParent = parentId !== undefined && iterators.has(parentId) && !ended.has(parentId);
      if (ended.has(id) || waitsForParent) continue;
      isMore = (await readShard(id, (records) => hand(id, records))) || isMore;
    }
    return isMore;
  };

  return {
    begin: async () => {
      if (checkpoints.hasBegun(mapping.id)) return;
      if (mapping.fromLatest) while (await readStream(() => Promise.resolve()));
      checkpoints.begin(mapping.id);
    },
    poll: () =>
      readStream(async (shardId, records) => {
        const wanted = records.filter(mapping.accepts);
        if (wanted.length > 0) await deliver(shardId, wanted);
      }),
  };
};
