import type { DynamoDBRecord } from 'aws-lambda';
import { recordOf, recordsOf } from '../record.ts';
import { FunctionFailure } from '../runtime/function-runtime.ts';
import type { StreamMapping } from './stream-mapping.ts';

/** Why records were discarded, in Lambda's terms. */
export type GivenUp = 'RetryAttemptsExhausted' | 'RecordAgeExceeded';

interface Delivery {
  mapping: Pick<StreamMapping, 'retries' | 'maxAgeMs' | 'bisect' | 'reportsItemFailures'>;
  /** Invokes the function with the records. @throws FunctionFailure when it fails */
  invoke(records: DynamoDBRecord[]): Promise<unknown>;
  /** Called with discarded records. */
  giveUp(records: DynamoDBRecord[], condition: GivenUp, attempts: number): Promise<void>;
  clock: () => Date;
  /** Waits between attempts, in ms. */
  wait(ms: number): Promise<void>;
}

/** Returns the retry delay. Lambda does not document its backoff; this one is short enough for local use. */
const backoffMs = (attempts: number): number => Math.min(200 * 2 ** (attempts - 1), 30_000);

/** Returns the latest possible arrival time of a record in Unix ms. DynamoDB Local rounds it down to the minute. */
const arrivedBy = (record: DynamoDBRecord): number =>
  ((record.dynamodb?.ApproximateCreationDateTime ?? 0) + 60) * 1000;

/**
 * Returns the index of the first failed record, or the batch's length if none failed.
 * An empty or unknown identifier fails the whole batch, as in Lambda.
 */
const firstFailure = (records: DynamoDBRecord[], answer: unknown): number => {
  const positions = recordsOf(recordOf(answer)['batchItemFailures']).map(({ itemIdentifier }) =>
    Math.max(
      0,
      records.findIndex(({ dynamodb }) => dynamodb?.SequenceNumber === itemIdentifier),
    ),
  );
  return Math.min(records.length, ...positions);
};

/** Returns how many records of the batch succeeded; 0 when the function failed. */
const attempt = async ({ mapping, invoke }: Delivery, records: DynamoDBRecord[]): Promise<number> => {
  try {
    const answer = await invoke(records);
    return mapping.reportsItemFailures ? firstFailure(records, answer) : records.length;
  } catch (error) {
    if (error instanceof FunctionFailure) return 0;
    throw error;
  }
};

/**
 * Delivers a batch like Lambda's stream mappings: retries from the first failure, bisects a failing batch, and discards
 * records that are too old or failed too often. Resolves when every record has succeeded or was discarded.
 * @throws any error of `invoke` other than FunctionFailure: the batch was not attempted
 * Source: AWS Lambda Developer Guide, 'Using Lambda to process records from Amazon DynamoDB streams'.
 */
export const deliverBatch = async (delivery: Delivery, batch: DynamoDBRecord[]): Promise<void> => {
  const { mapping, giveUp, clock, wait } = delivery;
  let records = batch;
  let attempts = 0;
  while (records.length > 0) {
    const oldest = clock().getTime() - mapping.maxAgeMs;
    const tooOld = records.filter((record) => arrivedBy(record) < oldest);
    if (tooOld.length > 0) {
      await giveUp(tooOld, 'RecordAgeExceeded', attempts);
      records = records.filter((record) => arrivedBy(record) >= oldest);
      continue;
    }
    const done = await attempt(delivery, records);
    if (done === records.length) return;
    records = records.slice(done);
    if (done === 0 && mapping.bisect && records.length > 1) {
      const middle = Math.ceil(records.length / 2);
      await deliverBatch(delivery, records.slice(0, middle));
      await deliverBatch(delivery, records.slice(middle));
      return;
    }
    attempts = done > 0 ? 1 : attempts + 1;
    if (attempts > mapping.retries) return giveUp(records, 'RetryAttemptsExhausted', attempts);
    await wait(backoffMs(attempts));
  }
};
