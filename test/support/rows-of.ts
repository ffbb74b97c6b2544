import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/platform/table/client.ts';

/** Returns a user's stored rows, optionally by sort key prefix. */
export const rowsOf = async (table: Table, userId: string, prefix?: string) => {
  const pages = paginateQuery(
    { client: table.getDocumentClient() },
    {
      TableName: table.getName(),
      KeyConditionExpression: prefix ? 'pk = :pk AND begins_with(sk, :prefix)' : 'pk = :pk',
      ExpressionAttributeValues: { ':pk': `user#${userId}`, ...(prefix && { ':prefix': prefix }) },
      ConsistentRead: true,
    },
  );
  const rows: Record<string, unknown>[] = [];
  for await (const { Items = [] } of pages) rows.push(...Items);
  return rows;
};
