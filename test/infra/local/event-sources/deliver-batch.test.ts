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

/** Delivers records to a function that does what `answer` says, and tells what happened. */
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

describe('a batch of stream records', () => {
  it('is delivered once when the function succeeds', async () => {
    expect(await deliver(abc, () => undefined)).toMatchObject({ seen: ['abc'], givenUp: [] });
  });

  it('is tried again, ever more slowly, until it succeeds', async () => {
    const { seen, waits } = await deliver(abc, (_ids, call) => (call < 4 ? fail() : undefined));
    expect(seen).toEqual(['abc', 'abc', 'abc', 'abc']);
    expect(waits).toEqual([200, 400, 800]);
  });

  it('is given up after its retries', async () => {
    const { seen, givenUp } = await deliver(abc, fail, { retries: 2 });
    expect(seen).toHaveLength(3);
    expect(givenUp).toEqual(['abc RetryAttemptsExhausted']);
  });

  it('is halved until the bad record stands alone; the good ones pass', async () => {
    const { seen, givenUp } = await deliver(abc, (ids) => (ids.includes('c') ? fail() : undefined), {
      bisect: true,
      retries: 1,
    });
    expect(seen).toEqual(['abc', 'ab', 'c', 'c']);
    expect(givenUp).toEqual(['c RetryAttemptsExhausted']);
  });

  it('goes on from the first record that the function reports', async () => {
    const report = (_ids: string, call: number) =>
      call === 1
        ? { batchItemFailures: [{ itemIdentifier: 'c' }, { itemIdentifier: 'b' }] }
        : { batchItemFailures: [] };
    expect((await deliver(abc, report, { reports: true })).seen).toEqual(['abc', 'bc']);
  });

  it('fails whole on a report of a record that it does not hold', async () => {
    const report = (_ids: string, call: number) =>
      call === 1 ? { batchItemFailures: [{ itemIdentifier: 'z' }] } : undefined;
    expect((await deliver(abc, report, { reports: true })).seen).toEqual(['abc', 'abc']);
  });

  it('passes whatever the function returns where the mapping asks for no report', async () => {
    expect((await deliver(abc, () => ({ batchItemFailures: [{ itemIdentifier: 'a' }] }))).seen).toEqual([
      'abc',
    ]);
  });

  it('loses the records that are too old, and only those', async () => {
    const { seen, givenUp } = await deliver([record('o', 600), record('n')], () => undefined, {
      maxAgeMs: 300_000,
    });
    expect(seen).toEqual(['n']);
    expect(givenUp).toEqual(['o RecordAgeExceeded']);
  });

  it('stays undone when the call was not tried at all', async () => {
    const stopping = () => {
      throw new Error('The local cloud is stopping.');
    };
    await expect(deliver(abc, stopping, { retries: 0 })).rejects.toThrow('stopping');
  });
});
