import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/platform/table/client.ts';

/** A person's rows whose sort key begins so, as they stand in the table. */
export const rowsOf = async (table: Table, userId: string, prefix: string) => {
  const { Items = [] } = await table.getDocumentClient().send(
    new QueryCommand({
      TableName: table.getName(),
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': `user#${userId}`, ':prefix': prefix },
      ConsistentRead: true,
    }),
  );
  return Items;
};
