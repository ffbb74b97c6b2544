import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/platform/table/client.ts';
import { isRecord } from '#infra/local/record.ts';
import { sumOf } from '../figures.ts';

/** Rows that expire sooner do not count as growth. */
const SOON_S = 30 * 24 * 3_600;
/** Bytes that DynamoDB adds per item, and per list and map. */
const OF_ROW = 100;
const OF_NESTED = 3;

const bytesOfText = (text: string): number => Buffer.byteLength(text);

/** Source: DynamoDB Developer Guide, 'DynamoDB item sizes and formats'. */
const bytesOf = (value: unknown): number => {
  if (typeof value === 'string') return bytesOfText(value);
  if (typeof value === 'number') return Math.ceil(String(value).replace(/\D/g, '').length / 2) + 1;
  if (Array.isArray(value)) return OF_NESTED + sumOf(value, (one) => 1 + bytesOf(one));
  if (!isRecord(value)) return 1;
  return OF_NESTED + sumOf(Object.entries(value), ([name, one]) => 1 + bytesOfText(name) + bytesOf(one));
};

/** Returns in how many places a row is stored: the table and each index, which project all attributes. */
const placesOf = (row: Record<string, unknown>): number =>
  1 + Number('lsi1sk' in row) + Number('gsi1pk' in row);

/** Returns the stored bytes including indexes, without rows that expire within days. */
export const storedBytes = async (table: Table): Promise<number> => {
  const soon = Date.now() / 1_000 + SOON_S;
  let bytes = 0;
  let from: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table
      .getDocumentClient()
      .send(new ScanCommand({ TableName: table.getName(), ...(from && { ExclusiveStartKey: from }) }));
    const kept = Items.filter(({ expires_at: at }) => typeof at !== 'number' || at >= soon);
    bytes += sumOf(kept, (row) => (bytesOf(row) + OF_ROW) * placesOf(row));
    from = LastEvaluatedKey;
  } while (from);
  return bytes;
};
