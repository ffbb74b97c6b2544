import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Table as ToolboxTable } from 'dynamodb-toolbox/table';
import { callLimits } from '../call-limits.ts';

const SILENCE_MS = 4_000;

const text = <const Name extends string>(name: Name) => ({ name, type: 'string' }) as const;

/** The single table and its keys. Which rows it holds: `docs/access-patterns.md`. */
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

/** The table and how to reach it: what every entity is made with. */
export type Table = ReturnType<typeof tableAt>;

/**
 * Opens the single table. One client a sandbox, kept warm.
 * @param silence longest wait for one answer, ms
 */
export const openTable = (name: string, silence = SILENCE_MS): Table => {
  const client = new DynamoDBClient({ requestHandler: callLimits(silence), maxAttempts: 3 });
  return tableAt(
    name,
    DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
  );
};
