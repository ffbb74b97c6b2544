import { BatchWriteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../platform/table/client.ts';
import { CLOSED_ACCOUNT_KEY } from '../platform/table/closed-account-entity.ts';
import { PHOTO_PREFIX } from '../platform/table/photo-entity.ts';
import { SESSION_END_KEY } from '../platform/table/session-end-entity.ts';
import { userPartition } from '../platform/table/user-key.ts';
import { VOICE_JOB_PREFIX } from '../platform/table/voice-job-entity.ts';

/** Most rows of one BatchWriteItem (DynamoDB API Reference). */
const BATCH = 25;
const ATTEMPTS = 8;
const BASE_DELAY_MS = 50;

/** Notes that bar tokens from before, and expire by themselves. */
const staying: readonly string[] = [CLOSED_ACCOUNT_KEY, SESSION_END_KEY];

export interface PersonRow {
  pk: string;
  sk: string;
  /** Set for the row of a photo. */
  photo_id: string | null;
  /** Set for the row of a recording. */
  recording_id: string | null;
}

export interface PersonRows {
  /** Some of a person's rows, whatever they are; none when all are gone. */
  page: (userId: string) => Promise<PersonRow[]>;
  /** @throws Error when the table still puts rows off after several attempts */
  remove: (rows: readonly PersonRow[]) => Promise<void>;
}

const idAfter = (prefix: string, sk: string): string | null =>
  sk.startsWith(prefix) ? sk.slice(prefix.length) : null;

const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * BASE_DELAY_MS * 2 ** attempt));

/** All rows of a person but the notes that the account is closed and the sessions ended. */
export const createPersonRows = (table: Table): PersonRows => {
  const client = table.getDocumentClient();
  const name = table.getName();

  const remove = async (rows: readonly PersonRow[], attempt = 0): Promise<void> => {
    const requests = rows.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }));
    const { UnprocessedItems } = await client.send(
      new BatchWriteCommand({ RequestItems: { [name]: requests } }),
    );
    const left = new Set(
      (UnprocessedItems?.[name] ?? []).map(({ DeleteRequest }) => DeleteRequest?.Key?.['sk'] as string),
    );
    if (left.size === 0) return;
    if (attempt + 1 === ATTEMPTS) throw new Error(`${left.size} rows could not be erased yet.`);
    await pause(attempt);
    await remove(
      rows.filter(({ sk }) => left.has(sk)),
      attempt + 1,
    );
  };

  return {
    page: async (userId) => {
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName: name,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': userPartition(userId) },
          ProjectionExpression: 'pk, sk',
          ConsistentRead: true,
          // More than a batch: the notes that stay must not make a page look like the last.
          Limit: BATCH + staying.length,
        }),
      );
      return (Items as { pk: string; sk: string }[])
        .filter(({ sk }) => !staying.includes(sk))
        .slice(0, BATCH)
        .map((row) => ({
          ...row,
          photo_id: idAfter(PHOTO_PREFIX, row.sk),
          recording_id: idAfter(VOICE_JOB_PREFIX, row.sk),
        }));
    },
    remove,
  };
};
