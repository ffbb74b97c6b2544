import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/platform/table/client.ts';
import { rowsOf } from './rows-of.ts';

/** Maximum number of items per BatchWriteItem request (DynamoDB API Reference). */
const BATCH = 25;

type Row = Record<string, unknown>;

/** Saves a user's current rows. @returns a function that restores them and deletes newer ones */
export const keepRows = async (table: Table, userId: string): Promise<() => Promise<void>> => {
  const write = async (requests: object[]): Promise<void> => {
    for (let start = 0; start < requests.length; start += BATCH)
      await table.getDocumentClient().send(
        new BatchWriteCommand({
          RequestItems: { [table.getName()]: requests.slice(start, start + BATCH) },
        }),
      );
  };
  const kept: Row[] = await rowsOf(table, userId);
  return async () => {
    const now: Row[] = await rowsOf(table, userId);
    await write(now.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })));
    await write(kept.map((Item) => ({ PutRequest: { Item } })));
  };
};
