import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/platform/table/client.ts';
import { rowsOf } from './rows-of.ts';

/** Deletes a user's credit rows, as if there had never been any. */
export const forgetCredits = async (table: Table, userId: string): Promise<void> => {
  const rows = [
    ...(await rowsOf(table, userId, 'credit')),
    ...(await rowsOf(table, userId, 'account#credits')),
  ];
  const requests = rows.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }));
  if (requests.length === 0) return;
  await table
    .getDocumentClient()
    .send(new BatchWriteCommand({ RequestItems: { [table.getName()]: requests } }));
};
