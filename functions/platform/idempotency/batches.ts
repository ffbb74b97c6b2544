import type { Idempotency } from './idempotency.ts';

/**
 * Maximum number of lines per transaction. With their rows and, at worst, one daily sum each they fit in 100 writes.
 */
const BATCH_LINES = 25;

/** Splits a list into parts for one transaction each. Deterministic for the same list. */
export const inBatches = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / BATCH_LINES) }, (_none, at) =>
    list.slice(at * BATCH_LINES, (at + 1) * BATCH_LINES),
  );

/** Returns the idempotency key of a part. Keys sent by clients contain no dot. */
export const batchIdempotency = ({ key, request_hash }: Idempotency, at: number): Idempotency => ({
  key: `${key}.${at}`,
  request_hash,
});
