import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from './client.ts';
import { userPartition } from './user-key.ts';

/**
 * Reads rows of a user with one request at half a read unit per key. Unprocessed keys are not retried, for answers that
 * are valid without them.
 * @param sortKeys at most 100, without duplicates
 * @param patience aborts the request
 */
export const readRowsOnce = async (
  table: Table,
  userId: string,
  sortKeys: ReadonlySet<string>,
  patience: AbortSignal,
): Promise<Record<string, unknown>[]> => {
  if (sortKeys.size === 0) return [];
  const Keys = [...sortKeys].map((sk) => ({ pk: userPartition(userId), sk }));
  const name = table.getName();
  const { Responses } = await table
    .getDocumentClient()
    .send(new BatchGetCommand({ RequestItems: { [name]: { Keys } } }), { abortSignal: patience });
  return Responses?.[name] ?? [];
};
