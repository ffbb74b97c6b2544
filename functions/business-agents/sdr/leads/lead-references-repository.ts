import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../../../platform/table/client.ts';
import { userPartition } from '../../../platform/table/user-key.ts';

/** Kinds of rows that can refer to a lead: tasks and notes, documents, and calendar events. */
const PREFIXES = ['activity#', 'document#', 'event#'];

/** Reads which leads the user's other items refer to. Every method is scoped to one user. */
export const createLeadReferences = (table: Table) => {
  const client = table.getDocumentClient();

  return {
    /** Returns the IDs of all leads that an item refers to. Runs one query per kind of item. */
    all: async (userId: string): Promise<Set<string>> => {
      const ids = new Set<string>();
      await Promise.all(
        PREFIXES.map(async (prefix) => {
          const pages = paginateQuery(
            { client },
            {
              TableName: table.getName(),
              KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
              ExpressionAttributeValues: { ':pk': userPartition(userId), ':prefix': prefix },
              ProjectionExpression: 'lead_id',
              ConsistentRead: true,
            },
          );
          for await (const { Items = [] } of pages)
            for (const { lead_id } of Items as { lead_id?: string }[]) if (lead_id) ids.add(lead_id);
        }),
      );
      return ids;
    },
  };
};

export type LeadReferences = ReturnType<typeof createLeadReferences>;
