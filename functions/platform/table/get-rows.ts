import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { CodedError } from '#shared/errors/coded-error.ts';
import { waitBeforeRetry } from '../backoff.ts';
import type { Table } from './client.ts';

/** The key of a row. */
export interface RowKey {
  pk: string;
  sk: string;
}

type Row = Record<string, unknown>;

const ATTEMPTS = 4;

const nameOf = ({ pk, sk }: RowKey): string => `${pk} ${sk}`;

/**
 * Reads rows of any kind with a batch get, and retries unprocessed keys.
 * @param keys at most 100 (DynamoDB API Reference, 'BatchGetItem'); may contain duplicates
 * @param attributes defaults to all
 * @param consistent whether the read sees all earlier writes; without, it costs half and may be a moment behind
 * @returns a function that returns the row of a key, or undefined
 * @throws CodedError SERVICE_UNAVAILABLE if the table still returns unprocessed keys after several attempts
 */
export const getRows = async (
  table: Table,
  keys: readonly RowKey[],
  attributes?: readonly string[],
  consistent = true,
): Promise<(key: RowKey) => Row | undefined> => {
  const names = attributes && [...new Set(['pk', 'sk', ...attributes])];
  const found = new Map<string, Row>();
  let left: readonly RowKey[] = [...new Map(keys.map((key) => [nameOf(key), key])).values()];
  for (let attempt = 0; left.length > 0; attempt += 1) {
    if (attempt === ATTEMPTS) throw new CodedError('SERVICE_UNAVAILABLE');
    if (attempt > 0) await waitBeforeRetry(attempt);
    const { Responses, UnprocessedKeys } = await table.getDocumentClient().send(
      new BatchGetCommand({
        RequestItems: {
          [table.getName()]: {
            Keys: left.map(({ pk, sk }) => ({ pk, sk })),
            ConsistentRead: consistent,
            ...(names && {
              ProjectionExpression: names.map((_name, at) => `#a${at}`).join(', '),
              ExpressionAttributeNames: Object.fromEntries(names.map((name, at) => [`#a${at}`, name])),
            }),
          },
        },
      }),
    );
    for (const row of Responses?.[table.getName()] ?? []) found.set(nameOf(row as RowKey & Row), row);
    left = (UnprocessedKeys?.[table.getName()]?.Keys ?? []) as RowKey[];
  }
  return (key) => found.get(nameOf(key));
};
