import {
  type AttributeValue,
  type DynamoDBClient,
  QueryCommand,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import { type Item, partitionOf } from '../item.ts';
import { isSelected, type Selection } from '../restore/selection.ts';
import { addItem, type Digest } from './digest.ts';

/** Parts of the table that are read at once. */
const SEGMENTS = 4;

/** Returns an item as exports contain it: binary values are base64 texts, and sets are lists. */
const toJson = (item: Record<string, AttributeValue>): Item =>
  JSON.parse(
    JSON.stringify(item, (_name, value: unknown) =>
      isBytes(value) ? bytesOf(value).toString('base64') : value,
    ),
  ) as Item;

/** `JSON.stringify` hands over buffers in their own JSON form. */
interface BufferJson {
  type: 'Buffer';
  data: number[];
}
const isBytes = (value: unknown): value is Uint8Array | BufferJson =>
  value instanceof Uint8Array ||
  (typeof value === 'object' && value !== null && (value as Partial<BufferJson>).type === 'Buffer');
const bytesOf = (value: Uint8Array | BufferJson): Buffer =>
  Buffer.from(value instanceof Uint8Array ? value : value.data);

/** Pages through the items of a table, or of one user. */
export async function* pagesOf(
  dynamodb: DynamoDBClient,
  table: string,
  { user, segment }: { user: string | null; segment?: number },
): AsyncGenerator<Item[]> {
  let ExclusiveStartKey: Record<string, AttributeValue> | undefined;
  do {
    const page = await dynamodb.send(
      user === null
        ? new ScanCommand({
            TableName: table,
            ExclusiveStartKey,
            ...(segment !== undefined && { Segment: segment, TotalSegments: SEGMENTS }),
          })
        : new QueryCommand({
            TableName: table,
            ExclusiveStartKey,
            KeyConditionExpression: 'pk = :pk',
            ExpressionAttributeValues: { ':pk': { S: partitionOf(user) } },
          }),
    );
    yield (page.Items ?? []).map(toJson);
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
}

/** Returns the number and hashes of a table's items that a restore would select. */
export const digestTable = async (
  dynamodb: DynamoDBClient,
  table: string,
  selection: Selection,
): Promise<Digest> => {
  const digest: Digest = new Map();
  const { user } = selection;
  const read = async (segment: number): Promise<void> => {
    for await (const items of pagesOf(dynamodb, table, { user, segment }))
      for (const item of items) if (isSelected(item, selection)) addItem(digest, item);
  };
  await Promise.all(Array.from({ length: user === null ? SEGMENTS : 1 }, (_, segment) => read(segment)));
  return digest;
};
