import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { type Clock, epochSeconds } from '../platform/clock.ts';
import { dayRange } from '../food-entries/food-entry-entity.ts';
import type { Table } from '../platform/table/client.ts';
import { sharedBy } from '../social/feed-pointer-entity.ts';
import { getRows, type RowKey } from '../platform/table/get-rows.ts';
import { subscriberOf } from '../support/newsletter-entity.ts';
import { SHARED_MEAL_PREFIX } from '../social/shared-meal-entity.ts';
import { messagesOf } from '../support/support-message-entity.ts';
import { userPartition } from '../platform/table/user-key.ts';
import { emailHashOf } from '../support/email-hash.ts';

export type Row = Record<string, unknown> & { pk: string; sk: string };

/** Rows at once in memory: a page of the table is 1 MB, and this many are far less. */
const PAGE = 500;
/** Most rows of one BatchGetItem (DynamoDB API Reference). */
const BATCH = 100;

/** All rows of one person, and those that the person's e-mail left outside of them, a page at a time. */
export const createExportRows = (table: Table, clock: Clock) => {
  /** The table keeps what has expired for days. */
  const isThere = ({ expires_at: expires }: Row): boolean =>
    typeof expires !== 'number' || expires > epochSeconds(clock());
  const client = table.getDocumentClient();

  const query = async function* (
    partition: string,
    index: { name: string; key: string } | null,
    range: readonly [string, string] | null,
  ): AsyncGenerator<Row> {
    const pages = paginateQuery(
      { client, pageSize: PAGE },
      {
        TableName: table.getName(),
        ...(index && { IndexName: index.name }),
        KeyConditionExpression: range ? 'pk = :pk AND #sk BETWEEN :first AND :last' : 'pk = :pk',
        ...(range && { ExpressionAttributeNames: { '#sk': index?.key ?? 'sk' } }),
        ExpressionAttributeValues: {
          ':pk': partition,
          ...(range && { ':first': range[0], ':last': range[1] }),
        },
        ConsistentRead: true,
      },
    );
    for await (const { Items = [] } of pages) yield* (Items as Row[]).filter(isThere);
  };

  const meals = async function* (keys: readonly RowKey[]): AsyncGenerator<Row> {
    const rowOf = await getRows(table, keys);
    for (const key of keys) {
      const row = rowOf(key);
      if (row) yield row as Row;
    }
  };

  return {
    /** In the order of their keys: rows of one kind stand together. */
    all: (userId: string) => query(userPartition(userId), null, null),
    /** Between two keys, the second not included where no row has it. */
    between: (userId: string, range: readonly [string, string]) => query(userPartition(userId), null, range),
    /** Entries in the order of their days and times. */
    entriesByTime: (userId: string) =>
      query(userPartition(userId), { name: 'lsi1', key: 'lsi1sk' }, dayRange().between),
    /** Meals that the person shares, oldest first: their own feed leads to them. */
    sharedBy: async function* (userId: string): AsyncGenerator<Row> {
      let keys: RowKey[] = [];
      for await (const { id } of query(
        userPartition(userId),
        { name: 'lsi1', key: 'lsi1sk' },
        sharedBy(userId),
      )) {
        keys.push({ pk: `${SHARED_MEAL_PREFIX}${id as string}`, sk: 'meal' });
        if (keys.length < BATCH) continue;
        yield* meals(keys);
        keys = [];
      }
      if (keys.length > 0) yield* meals(keys);
    },
    /** Messages to us, then the newsletter. */
    writtenBy: async function* (email: string): AsyncGenerator<Row> {
      const email_hash = emailHashOf(email);
      yield* query(messagesOf(email_hash), null, null);
      yield* query(subscriberOf(email_hash), null, null);
    },
  };
};

export type ExportRows = ReturnType<typeof createExportRows>;
