import { BatchWriteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../platform/table/client.ts';
import { CLOSED_ACCOUNT_KEY } from '../platform/table/closed-account-entity.ts';
import { SESSION_END_KEY } from '../platform/table/session-end-entity.ts';
import { userPartition } from '../platform/table/user-key.ts';

/** Most rows of one BatchWriteItem (DynamoDB API Reference). */
const BATCH = 25;
/** Batches on their way at the same time. */
const LANES = 4;
/** Rows that are looked for at once: their files fit into one request to the bucket, which takes 1,000 keys. */
const PAGE = 500;
const ATTEMPTS = 8;
const BASE_DELAY_MS = 50;

/** Notes that bar tokens from before, and expire by themselves. */
const notes: readonly string[] = [CLOSED_ACCOUNT_KEY, SESSION_END_KEY];

/** Where a row stands. */
export interface PersonRow {
  pk: string;
  sk: string;
}

export interface PersonRows {
  /**
   * Some of a person's rows, whatever they are; none when all are gone.
   * @param keeping how the keys of rows begin that are to stay
   */
  page: (userId: string, keeping?: readonly string[]) => Promise<PersonRow[]>;
  /** @throws Error when the table still puts rows off after several attempts */
  remove: (rows: readonly PersonRow[]) => Promise<void>;
}

const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * BASE_DELAY_MS * 2 ** attempt));

/** All rows of a person but the notes that the account is closed and the sessions ended. */
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
        !notes.includes(sk) && !keeping.some((prefix) => sk.startsWith(prefix));
      let from: Record<string, unknown> | undefined;
      do {
        const { Items = [], LastEvaluatedKey } = await client.send(
          new QueryCommand({
            TableName: name,
            KeyConditionExpression: 'pk = :pk',
            ExpressionAttributeValues: { ':pk': userPartition(userId) },
            ProjectionExpression: 'pk, sk',
            ConsistentRead: true,
            // More than a page: the notes that stay must not make one look like the last.
            Limit: PAGE + notes.length,
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
          // Nothing more is begun, and what was begun has ended when the run does.
          batches.length = 0;
          return error as Error;
        }),
      );
      const failed = (await Promise.all(lanes)).find(Boolean);
      if (failed) throw failed;
    },
  };
};
