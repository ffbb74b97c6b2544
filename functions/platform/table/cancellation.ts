import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';

/** Reasons that are unrelated to the data: the same transaction may succeed shortly. */
const passing = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

/**
 * Returns the cancellation reason of each write of a transaction, in order; 'None' for a write that did not fail.
 * Source: Amazon DynamoDB API Reference, 'TransactionCanceledException'.
 */
export const cancellationCodes = (error: TransactionCanceledException): string[] =>
  (error.CancellationReasons ?? []).map((reason) => reason.Code ?? 'None');

/** Returns whether a transaction was canceled for a temporary reason, unlike for example an oversized item. */
export const isTransientCancellation = (error: unknown): boolean =>
  error instanceof TransactionCanceledException && cancellationCodes(error).some((code) => passing.has(code));
