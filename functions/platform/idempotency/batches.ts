import type { Idempotency } from './idempotency.ts';

/**
 * Maximum number of lines per transaction. With their rows and, at worst, one daily sum each they fit in 100 writes.
 */
export const LINES_TOGETHER = 25;

/** Splits a list into parts for one transaction each. Deterministic for the same list. */
export const inParts = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / LINES_TOGETHER) }, (_none, at) =>
    list.slice(at * LINES_TOGETHER, (at + 1) * LINES_TOGETHER),
  );

/** Returns the idempotency key of a part. Keys sent by clients contain no dot. */
export const partOf = ({ key, request_hash }: Idempotency, at: number): Idempotency => ({
  key: `${key}.${at}`,
  request_hash,
});
