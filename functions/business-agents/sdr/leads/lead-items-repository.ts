import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../../../platform/table/client.ts';
import { deleteRows } from '../../../platform/table/delete-rows.ts';
import { conversationsOf } from '../conversations/conversation-entity.ts';
import { tasksBeginWith } from '../tasks/sdr-task-entity.ts';
import { userPartition } from '../../../platform/table/user-key.ts';

/** The key of a row; for a task also its due time and its calendar event. */
export interface LeadItem {
  pk: string;
  sk: string;
  scheduled_for?: string;
  event_id?: string;
}

/** Reads and deletes the rows that belong to a lead: conversations and tasks. */
export const createLeadItems = (table: Table) => {
  const client = table.getDocumentClient();
  const name = table.getName();

  const read = async (
    userId: string,
    index: 'lsi1' | null,
    prefix: string,
    limit: number,
  ): Promise<LeadItem[]> => {
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
    return Items as LeadItem[];
  };

  return {
    /**
     * Returns some rows of a lead, or an empty array if none are left. Runs three queries of one page each in parallel.
     */
    page: async (userId: string, leadId: string, limit: number): Promise<LeadItem[]> => {
      const found = await Promise.all([
        read(userId, null, conversationsOf(leadId), limit),
        read(userId, 'lsi1', tasksBeginWith('pending', leadId), limit),
        read(userId, 'lsi1', tasksBeginWith('completed', leadId), limit),
      ]);
      return found.flat();
    },

    /** @throws Error if the table still returns unprocessed rows after several attempts */
    remove: (rows: readonly LeadItem[]): Promise<void> => deleteRows(table, rows),
  };
};

export type LeadItems = ReturnType<typeof createLeadItems>;
