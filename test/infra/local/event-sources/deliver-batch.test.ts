import type { DynamoDBRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { deliverBatch } from '#infra/local/event-sources/deliver-batch.ts';
import { FunctionFailure } from '#infra/local/runtime/function-runtime.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const record = (id: string, ageSeconds = 0): DynamoDBRecord => ({
  dynamodb: { SequenceNumber: id, ApproximateCreationDateTime: NOW.getTime() / 1000 - ageSeconds },
});
const idsOf = (records: DynamoDBRecord[]): string =>
  records.map(({ dynamodb }) => dynamodb?.SequenceNumber).join('');

/** Delivers records to a function that behaves like `answer`, and returns what happened. */
const deliver = async (
  records: DynamoDBRecord[],
  answer: (ids: string, call: number) => unknown,
  settings: { retries?: number; bisect?: boolean; reports?: boolean; maxAgeMs?: number } = {},
) => {
  const seen: string[] = [];
  const givenUp: string[] = [];
  const waits: number[] = [];
  await deliverBatch(
    {
      mapping: {
        retries: settings.retries ?? 3,
        bisect: settings.bisect ?? false,
        reportsItemFailures: settings.reports ?? false,
        maxAgeMs: settings.maxAgeMs ?? Infinity,
      },
      invoke: async (batch) => {
        seen.push(idsOf(batch));
        return answer(idsOf(batch), seen.length);
      },
      giveUp: async (batch, condition) => void givenUp.push(`${idsOf(batch)} ${condition}`),
      clock: () => NOW,
      wait: async (ms) => void waits.push(ms),
    },
    records,
  );
  return { seen, givenUp, waits };
};

const fail = (): never => {
  throw new FunctionFailure('Error', 'no');
};
const abc = [record('a'), record('b'), record('c')];

describe('Stream poller: delivering a batch of records', () => {
  it('delivers the batch once when the function succeeds', async () => {
    expect(await deliver(abc, () => undefined)).toMatchObject({ seen: ['abc'], givenUp: [] });
  });

  it('the stream poller retries with growing delays until it succeeds', async () => {
    const { seen, waits } = await deliver(abc, (_ids, call) => (call < 4 ? fail() : undefined));
    expect(seen).toEqual(['abc', 'abc', 'abc', 'abc']);
    expect(waits).toEqual([200, 400, 800]);
  });

  it('the stream poller gives up after the configured retries', async () => {
    const { seen, givenUp } = await deliver(abc, fail, { retries: 2 });
    expect(seen).toHaveLength(3);
    expect(givenUp).toEqual(['abc RetryAttemptsExhausted']);
  });

  it('bisects the batch until the bad record is isolated, and delivers the good ones', async () => {
    const { seen, givenUp } = await deliver(abc, (ids) => (ids.includes('c') ? fail() : undefined), {
      bisect: true,
      retries: 1,
    });
    expect(seen).toEqual(['abc', 'ab', 'c', 'c']);
    expect(givenUp).toEqual(['c RetryAttemptsExhausted']);
  });

  it('resumes at the first failed record that the function reports', async () => {
    const report = (_ids: string, call: number) =>
      call === 1
        ? { batchItemFailures: [{ itemIdentifier: 'c' }, { itemIdentifier: 'b' }] }
        : { batchItemFailures: [] };
    expect((await deliver(abc, report, { reports: true })).seen).toEqual(['abc', 'bc']);
  });

  it('retries the whole batch when the function reports an unknown record', async () => {
    const report = (_ids: string, call: number) =>
      call === 1 ? { batchItemFailures: [{ itemIdentifier: 'z' }] } : undefined;
    expect((await deliver(abc, report, { reports: true })).seen).toEqual(['abc', 'abc']);
  });

  it("ignores the function's result when the mapping expects no report", async () => {
    expect((await deliver(abc, () => ({ batchItemFailures: [{ itemIdentifier: 'a' }] }))).seen).toEqual([
      'abc',
    ]);
  });

  it('the stream poller discards only records over the maximum age', async () => {
    const { seen, givenUp } = await deliver([record('o', 600), record('n')], () => undefined, {
      maxAgeMs: 300_000,
    });
    expect(seen).toEqual(['n']);
    expect(givenUp).toEqual(['o RecordAgeExceeded']);
  });

  it('the stream poller keeps the batch when the call was not attempted', async () => {
    const stopping = () => {
      throw new Error('The local cloud is stopping.');
    };
    await expect(deliver(abc, stopping, { retries: 0 })).rejects.toThrow('stopping');
  });
});
