import { BatchWriteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../table/client.ts';
import { userPartition } from '../table/user-key.ts';
import { outlivingKeys } from './erasure-keys.ts';

/** Maximum number of items per BatchWriteItem request (DynamoDB API Reference). */
const BATCH = 25;
/** Maximum number of concurrent batches. */
const LANES = 4;
/** Rows per page. Their files fit into one S3 delete request, which takes 1,000 keys. */
const PAGE = 500;
const ATTEMPTS = 8;
const BASE_DELAY_MS = 50;

/** The key of a row. */
export interface PersonRow {
  pk: string;
  sk: string;
}

export interface PersonRows {
  /**
   * Returns a page of a user's rows of any kind, or an empty array if none are left.
   * @param keeping key prefixes of rows to keep
   */
  page: (userId: string, keeping?: readonly string[]) => Promise<PersonRow[]>;
  /** @throws Error if the table still returns unprocessed rows after several attempts */
  remove: (rows: readonly PersonRow[]) => Promise<void>;
}

const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * BASE_DELAY_MS * 2 ** attempt));

/** Reads and deletes all rows of a user, except the records that the account is closed and its sessions ended. */
export const createPersonRows = (table: Table): PersonRows => {
  const client = table.getDocumentClient();
  const name = table.getName();

  const removeBatch = async (rows: readonly PersonRow[], attempt = 0): Promise<void> => {
    const requests = rows.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }));
    const { UnprocessedItems } = await client.send(
      new BatchWriteCommand({ RequestItems: { [name]: requests } }),
    );
    const left = new Set(
      (UnprocessedItems?.[name] ?? []).map(({ DeleteRequest }) => DeleteRequest?.Key?.['sk'] as string),
    );
    if (left.size === 0) return;
    if (attempt + 1 === ATTEMPTS) throw new Error(`${left.size} rows could not be erased yet.`);
    await pause(attempt);
    await removeBatch(
      rows.filter(({ sk }) => left.has(sk)),
      attempt + 1,
    );
  };

  return {
    page: async (userId, keeping = []) => {
      const leaves = ({ sk }: PersonRow): boolean =>
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
        const found = (Items as PersonRow[]).filter(leaves);
        if (found.length > 0) return found.slice(0, PAGE);
        from = LastEvaluatedKey;
      } while (from);
      return [];
    },

    remove: async (rows) => {
      const batches = Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, at) =>
        rows.slice(at * BATCH, (at + 1) * BATCH),
      );
      const lane = async (): Promise<void> => {
        for (let batch = batches.shift(); batch; batch = batches.shift()) await removeBatch(batch);
      };
      const lanes = Array.from({ length: LANES }, () =>
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
