import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Table as ToolboxTable } from 'dynamodb-toolbox/table';
import { callLimits } from '../call-limits.ts';

const SILENCE_MS = 4_000;

const text = <const Name extends string>(name: Name) => ({ name, type: 'string' }) as const;

/** The single table and its keys. See `docs/access-patterns.md` for its rows. */
export const tableAt = (name: string, documentClient: DynamoDBDocumentClient) =>
  new ToolboxTable({
    name,
    documentClient,
    partitionKey: text('pk'),
    sortKey: text('sk'),
    indexes: {
      lsi1: { type: 'local', sortKey: text('lsi1sk') },
      gsi1: { type: 'global', partitionKey: text('gsi1pk'), sortKey: text('gsi1sk') },
    },
  });

/** The table with its client, which every entity is created with. */
export type Table = ReturnType<typeof tableAt>;

/**
 * Opens the table with one client per Lambda instance, which is reused.
 * @param silence maximum wait for a response, ms
 */
export const openTable = (name: string, silence = SILENCE_MS): Table => {
  const client = new DynamoDBClient({ requestHandler: callLimits(silence), maxAttempts: 3 });
  return tableAt(
    name,
    DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
  );
};
