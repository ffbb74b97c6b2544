import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { waitBeforeRetry } from '../backoff.ts';
import type { Table } from './client.ts';
import type { RowKey } from './get-rows.ts';

/** Maximum number of items per BatchWriteItem request (DynamoDB API Reference). */
const BATCH = 25;
const MAX_ATTEMPTS = 8;

/** Splits rows into batches of the size that one request can delete. */
export const batchesOfRows = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_none, at) =>
    rows.slice(at * BATCH, (at + 1) * BATCH),
  );

/** Deletes up to 25 rows. @throws Error if the table still returns unprocessed rows after several attempts */
export const deleteBatch = async (table: Table, rows: readonly RowKey[], attempt = 0): Promise<void> => {
  const name = table.getName();
  const requests = rows.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }));
  const { UnprocessedItems } = await table
    .getDocumentClient()
    .send(new BatchWriteCommand({ RequestItems: { [name]: requests } }));
  const remaining = new Set((UnprocessedItems?.[name] ?? []).map((one) => one.DeleteRequest?.Key?.['sk']));
  if (remaining.size === 0) return;
  if (attempt + 1 === MAX_ATTEMPTS) throw new Error(`${remaining.size} rows could not be deleted yet.`);
  await waitBeforeRetry(attempt, { base: 50, max: 10_000 });
  await deleteBatch(
    table,
    rows.filter(({ sk }) => remaining.has(sk)),
    attempt + 1,
  );
};

/**
 * Deletes rows of one partition, 25 per request.
 * @throws Error if the table still returns unprocessed rows after several attempts
 */
export const deleteRows = async (table: Table, rows: readonly RowKey[]): Promise<void> => {
  for (const batch of batchesOfRows(rows)) await deleteBatch(table, batch);
};
