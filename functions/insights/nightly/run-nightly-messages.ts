import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { createRunBatch } from '../../platform/run-batch.ts';
import { nightWork } from './nightly-message.ts';
import type { RunNightlyPart } from './run-nightly-part.ts';
import type { RunNightlyShard } from './run-nightly-shard.ts';

/** Processes a batch of nightly messages in parallel: runs of users, and shards that queue them. */
export const createRunNightlyMessages =
  (workNight: RunNightlyPart, runShard: RunNightlyShard, report: (error: unknown) => void) =>
  (event: Pick<SQSEvent, 'Records'>, hasTime: () => boolean): Promise<SQSBatchResponse> =>
    createRunBatch(async (message) => {
      const work = nightWork.parse(message);
      return 'user_id' in work ? workNight(work) : runShard(work, hasTime);
    }, report)(event);
