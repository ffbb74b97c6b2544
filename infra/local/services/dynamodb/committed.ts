import type { DynamoDbClient } from './client.ts';

const queuesItsCommit = new Set(['TransactWriteItems']);

/**
 * Waits until an acknowledged write is on disk. DynamoDB Local answers a transaction when its COMMIT is only queued
 * (`SQLiteDBAccess.commitTransaction` does not wait, unlike every other write): if it is killed in between,
 * acknowledged
 * writes are lost. The queue is processed in order, so the response to a read that is sent now arrives after the
 * commit.
 * @throws the error of that read: the transaction must then not be acknowledged
 */
export const committed = async (client: DynamoDbClient, operation: string): Promise<void> => {
  if (queuesItsCommit.has(operation)) await client.call('DynamoDB_20120810.ListTables', { Limit: 1 });
};
