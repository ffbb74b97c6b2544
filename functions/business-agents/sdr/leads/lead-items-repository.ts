import { BatchWriteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../../../platform/table/client.ts';
import { conversationsOf } from '../conversations/conversation-entity.ts';
import { tasksBeginWith } from '../tasks/sdr-task-entity.ts';
import { userPartition } from '../../../platform/table/user-key.ts';

/** Maximum number of items per BatchWriteItem request (DynamoDB API Reference). */
const BATCH = 25;
const ATTEMPTS = 6;
const BASE_DELAY_MS = 50;

/** The key of a row; for a task also its due time and its calendar event. */
export interface Belonging {
  pk: string;
  sk: string;
  scheduled_for?: string;
  event_id?: string;
}

const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * BASE_DELAY_MS * 2 ** attempt));

/** Reads and deletes the rows that belong to a lead: conversations and tasks. */
export const createBelongings = (table: Table) => {
  const client = table.getDocumentClient();
  const name = table.getName();

  const read = async (
    userId: string,
    index: 'lsi1' | null,
    prefix: string,
    limit: number,
  ): Promise<Belonging[]> => {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: name,
        ...(index && { IndexName: index }),
        KeyConditionExpression: `pk = :pk AND begins_with(${index ? 'lsi1sk' : 'sk'}, :prefix)`,
        ExpressionAttributeValues: { ':pk': userPartition(userId), ':prefix': prefix },
        ProjectionExpression: 'pk, sk, scheduled_for, event_id',
        ConsistentRead: true,
        Limit: limit,
      }),
    );
    return Items as Belonging[];
  };

  const removeBatch = async (rows: readonly Belonging[], attempt = 0): Promise<void> => {
    const requests = rows.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }));
    const { UnprocessedItems } = await client.send(
      new BatchWriteCommand({ RequestItems: { [name]: requests } }),
    );
    const left = new Set((UnprocessedItems?.[name] ?? []).map((one) => one.DeleteRequest?.Key?.['sk']));
    if (left.size === 0) return;
    if (attempt + 1 === ATTEMPTS) throw new Error(`${left.size} rows could not be removed yet.`);
    await pause(attempt);
    await removeBatch(
      rows.filter(({ sk }) => left.has(sk)),
      attempt + 1,
    );
  };

  return {
    /**
     * Returns some rows of a lead, or an empty array if none are left. Runs three queries of one page each in parallel.
     */
    page: async (userId: string, leadId: string, limit: number): Promise<Belonging[]> => {
      const found = await Promise.all([
        read(userId, null, conversationsOf(leadId), limit),
        read(userId, 'lsi1', tasksBeginWith('pending', leadId), limit),
        read(userId, 'lsi1', tasksBeginWith('completed', leadId), limit),
      ]);
      return found.flat();
    },

    /** @throws Error if the table still returns unprocessed rows after several attempts */
    remove: async (rows: readonly Belonging[]): Promise<void> => {
      const batches = Array.from({ length: Math.ceil(rows.length / BATCH) }, (_none, at) =>
        rows.slice(at * BATCH, (at + 1) * BATCH),
      );
      for (const batch of batches) await removeBatch(batch);
    },
  };
};

export type Belongings = ReturnType<typeof createBelongings>;
