import type { Idempotency } from '../http/idempotency.ts';

/** Lines of one transaction: with their rows and, at worst, a day's sums each they fit its 100 writes. */
export const LINES_TOGETHER = 25;

/** The list in parts of a transaction's size. The same list always has the same parts. */
export const inParts = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / LINES_TOGETHER) }, (_none, at) =>
    list.slice(at * LINES_TOGETHER, (at + 1) * LINES_TOGETHER),
  );

/** Each part of an action is remembered for itself. No key that comes with a request has a dot. */
export const partOf = ({ key, request_hash }: Idempotency, at: number): Idempotency => ({
  key: `${key}.${at}`,
  request_hash,
});
