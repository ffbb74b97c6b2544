import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';

/** Reasons that say nothing about the data: the same transaction may succeed in a moment. */
const passing = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

/**
 * Why each write of a cancelled transaction stopped it, in order; 'None' for one that did not.
 * Source: Amazon DynamoDB API Reference, 'TransactionCanceledException'.
 */
export const cancellationCodes = (error: TransactionCanceledException): string[] =>
  (error.CancellationReasons ?? []).map((reason) => reason.Code ?? 'None');

/** Whether a transaction was cancelled for a reason that passes. Too large a write, for one, does not. */
export const isPassingCancellation = (error: unknown): boolean =>
  error instanceof TransactionCanceledException && cancellationCodes(error).some((code) => passing.has(code));
