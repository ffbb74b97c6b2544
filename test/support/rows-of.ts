import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/platform/table/client.ts';

/** A person's rows as they stand in the table; those whose sort key begins with `prefix`, where one is given. */
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
