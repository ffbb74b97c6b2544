import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { waitBeforeRetry } from '../backoff.ts';
import { cancellationCodes, isTransientCancellation } from './cancellation.ts';
import type { Table } from './client.ts';

/** One write of a transaction, with its input created by an entity's `.params()`. */
export type Write = { Put: object } | { Update: object } | { Delete: object } | { ConditionCheck: object };

/** Thrown if a condition failed. Nothing was written. */
export class ConditionsFailed extends Error {
  /** For each write, in order, whether its own condition failed. */
  readonly failed: boolean[];

  constructor(failed: boolean[], cause: unknown) {
    super('A condition of the transaction did not hold.', { cause });
    this.name = 'ConditionsFailed';
    this.failed = failed;
  }
}

const ATTEMPTS = 6;

/**
 * Writes in one transaction. Retries conflicts with other transactions.
 * @param attempts higher for a row that many users write at once
 * @throws ConditionsFailed if a condition failed
 * @throws the SDK's error if the table stays unreachable or in conflict
 */
export const transact = async (
  table: Table,
  writes: Write[],
  attempts = ATTEMPTS,
  attempt = 0,
): Promise<void> => {
  try {
    await table
      .getDocumentClient()
      .send(new TransactWriteCommand({ TransactItems: writes } as TransactWriteCommandInput));
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error;
    const failed = cancellationCodes(error).map((code) => code === 'ConditionalCheckFailed');
    if (failed.some(Boolean)) throw new ConditionsFailed(failed, error);
    if (attempt + 1 >= attempts || !isTransientCancellation(error)) throw error;
    await waitBeforeRetry(attempt);
    await transact(table, writes, attempts, attempt + 1);
  }
};

/** Writes in one transaction. @returns false if a condition failed, so that nothing was written */
export const tryTransact = async (table: Table, writes: Write[]): Promise<boolean> => {
  try {
    await transact(table, writes);
    return true;
  } catch (error) {
    if (error instanceof ConditionsFailed) return false;
    throw error;
  }
};
