import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../table/client.ts';
import { batchesOfRows, deleteBatch } from '../table/delete-rows.ts';
import type { RowKey } from '../table/get-rows.ts';
import { userPartition } from '../table/user-key.ts';
import { outlivingKeys } from './erasure-keys.ts';

/** Maximum number of concurrent batches. */
const CONCURRENCY = 4;
/** Rows per page. Their files fit into one S3 delete request, which takes 1,000 keys. */
const PAGE = 500;

export interface UserRows {
  /**
   * Returns a page of a user's rows of any kind, or an empty array if none are left.
   * @param keeping key prefixes of rows to keep
   */
  page: (userId: string, keeping?: readonly string[]) => Promise<RowKey[]>;
  /** @throws Error if the table still returns unprocessed rows after several attempts */
  remove: (rows: readonly RowKey[]) => Promise<void>;
}

/** Reads and deletes all rows of a user, except the records that the account is closed and its sessions ended. */
export const createUserRows = (table: Table): UserRows => {
  const client = table.getDocumentClient();
  const name = table.getName();

  return {
    page: async (userId, keeping = []) => {
      const leaves = ({ sk }: RowKey): boolean =>
        !outlivingKeys.includes(sk) && !keeping.some((prefix) => sk.startsWith(prefix));
      let from: Record<string, unknown> | undefined;
      do {
        const { Items = [], LastEvaluatedKey } = await client.send(
          new QueryCommand({
            TableName: name,
            KeyConditionExpression: 'pk = :pk',
            ExpressionAttributeValues: { ':pk': userPartition(userId) },
            ProjectionExpression: 'pk, sk',
            ConsistentRead: true,
            // Reads more than a page, so that the items that stay do not make it look like the last page.
            Limit: PAGE + outlivingKeys.length,
            ExclusiveStartKey: from,
          }),
        );
        const found = (Items as RowKey[]).filter(leaves);
        if (found.length > 0) return found.slice(0, PAGE);
        from = LastEvaluatedKey;
      } while (from);
      return [];
    },

    remove: async (rows) => {
      const batches = batchesOfRows(rows);
      const lane = async (): Promise<void> => {
        for (let batch = batches.shift(); batch; batch = batches.shift()) await deleteBatch(table, batch);
      };
      const lanes = Array.from({ length: CONCURRENCY }, () =>
        lane().catch((error: unknown) => {
          // Starts no more batches and lets the running ones finish.
          batches.length = 0;
          return error as Error;
        }),
      );
      const failed = (await Promise.all(lanes)).find(Boolean);
      if (failed) throw failed;
    },
  };
};
