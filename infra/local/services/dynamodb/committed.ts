import type { DynamoDbClient } from './client.ts';

const queuesItsCommit = new Set(['TransactWriteItems']);

/**
 * Waits until what was answered is on the disk. DynamoDB Local answers a transaction when its COMMIT is only queued
 * (`SQLiteDBAccess.commitTransaction` does not wait, unlike every other write): killed in between, it loses what it has
 * acknowledged. The queue does one job after the other, so the answer to a read that is asked now comes after it.
 * @throws what the read throws: the transaction must then not be acknowledged
 */
export const committed = async (client: DynamoDbClient, operation: string): Promise<void> => {
  if (queuesItsCommit.has(operation)) await client.call('DynamoDB_20120810.ListTables', { Limit: 1 });
};
