import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from './client.ts';
import type { RowKey } from './get-rows.ts';

/** Lets a row of any kind expire, or keeps it. Does nothing if the row is gone. @param at epoch seconds; null to keep it */
export const setExpiry = async (table: Table, { pk, sk }: RowKey, at: number | null): Promise<void> => {
  try {
    await table.getDocumentClient().send(
      new UpdateCommand({
        TableName: table.getName(),
        Key: { pk, sk },
        ConditionExpression: 'attribute_exists(pk)',
        ...(at === null
          ? { UpdateExpression: 'REMOVE expires_at' }
          : { UpdateExpression: 'SET expires_at = :at', ExpressionAttributeValues: { ':at': at } }),
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
};
