import { paginateQuery, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
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

  const queryOf = (userId: string, index: 'lsi1' | null, prefix: string): QueryCommandInput => ({
    TableName: name,
    ...(index && { IndexName: index }),
    KeyConditionExpression: `pk = :pk AND begins_with(${index ? 'lsi1sk' : 'sk'}, :prefix)`,
    ExpressionAttributeValues: { ':pk': userPartition(userId), ':prefix': prefix },
    ProjectionExpression: 'pk, sk, scheduled_for, event_id',
    ConsistentRead: true,
  });
  /** The queries for the rows of a lead. */
  const queriesOf = (userId: string, leadId: string): QueryCommandInput[] => [
    queryOf(userId, null, conversationsOf(leadId)),
    queryOf(userId, 'lsi1', tasksBeginWith('pending', leadId)),
    queryOf(userId, 'lsi1', tasksBeginWith('completed', leadId)),
  ];

  return {
    /**
     * Returns some rows of a lead, or an empty array if none are left. Runs three queries of one page each in parallel.
     */
    page: async (userId: string, leadId: string, limit: number): Promise<LeadItem[]> => {
      const found = await Promise.all(
        queriesOf(userId, leadId).map((query) => client.send(new QueryCommand({ ...query, Limit: limit }))),
      );
      return found.flatMap(({ Items = [] }) => Items as LeadItem[]);
    },

    /** Returns all rows of a lead. */
    all: async (userId: string, leadId: string): Promise<LeadItem[]> => {
      const found = await Promise.all(
        queriesOf(userId, leadId).map(async (query) => {
          const rows: LeadItem[] = [];
          for await (const { Items = [] } of paginateQuery({ client }, query))
            rows.push(...(Items as LeadItem[]));
          return rows;
        }),
      );
      return found.flat();
    },

    /** @throws Error if the table still returns unprocessed rows after several attempts */
    remove: (rows: readonly LeadItem[]): Promise<void> => deleteRows(table, rows),
  };
};

export type LeadItems = ReturnType<typeof createLeadItems>;
