import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AttributeValue,
  BatchWriteItemCommand,
  type DynamoDBClient,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import type { Item } from '../item.ts';

/** Items per request (DynamoDB API Reference, 'BatchWriteItem'), and requests at once. */
const BATCH = 25;
const AT_ONCE = 8;
/** Attempts without any progress before giving up, about two minutes. */
const MAX_ATTEMPTS = 12;

/** Returns a value as the SDK expects it: exports contain binary values as base64 texts. */
const toSdk = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toSdk);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (name === 'B' && typeof inner === 'string') return [name, Buffer.from(inner, 'base64')];
      if (name === 'BS' && Array.isArray(inner) && inner.every((each) => typeof each === 'string'))
        return [name, inner.map((each: string) => Buffer.from(each, 'base64'))];
      return [name, toSdk(inner)];
    }),
  );
};

const waitAfter = (attempt: number): number =>
  Math.min(20_000, 50 * 2 ** attempt) * (0.5 + Math.random() / 2);

/** Writes items with retries of what DynamoDB did not process. @throws Error when nothing is processed for minutes */
const writeBatch = async (dynamodb: DynamoDBClient, table: string, items: readonly Item[]): Promise<void> => {
  let rest: WriteRequest[] = items.map((item) => ({
    PutRequest: { Item: toSdk(item) as Record<string, AttributeValue> },
  }));
  for (let attempt = 0; rest.length > 0; attempt += 1) {
    const { UnprocessedItems = {} } = await dynamodb.send(
      new BatchWriteItemCommand({ RequestItems: { [table]: rest } }),
    );
    const left = UnprocessedItems[table] ?? [];
    if (left.length === 0) return;
    if (left.length < rest.length) attempt = 0;
    if (attempt >= MAX_ATTEMPTS)
      throw new Error(
        `DynamoDB processes no more writes to ${table}. See its throttling alarms, then run the same command again: it continues here.`,
      );
    rest = left;
    await sleep(waitAfter(attempt));
  }
};

/** Writes items, several batches at once. Their keys have to differ. */
export const writeItems = async (
  dynamodb: DynamoDBClient,
  table: string,
  items: readonly Item[],
): Promise<void> => {
  const batches = Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  );
  const work = batches.values();
  const writeNext = async (): Promise<void> => {
    for (const batch of work) await writeBatch(dynamodb, table, batch);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, writeNext));
};
