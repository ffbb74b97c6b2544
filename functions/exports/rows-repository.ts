import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { type Clock, epochSeconds } from '../platform/clock.ts';
import { dayRange } from '../food-entries/public.ts';
import type { Table } from '../platform/table/client.ts';
import { SHARED_MEAL_PREFIX, sharedBy } from '../social/public.ts';
import { getRows, type RowKey } from '../platform/table/get-rows.ts';
import { emailHashOf, messagesOf, subscriberOf } from '../support/public.ts';
import { userPartition } from '../platform/table/user-key.ts';

export type Row = Record<string, unknown> & { pk: string; sk: string };

/** Rows per page: far below the 1 MB page limit. */
const PAGE = 500;
/** Maximum number of items per BatchGetItem request (DynamoDB API Reference). */
const BATCH = 100;

/** Reads all rows of a user page by page, including those stored under the user's email. */
export const createExportRows = (table: Table, clock: Clock) => {
  /** Returns whether a row has not expired: the table deletes expired rows only days later. */
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
    /** Returns all rows sorted by key, so that rows of one kind are consecutive. */
    all: (userId: string) => query(userPartition(userId), null, null),
    /** Returns the rows between two keys. */
    between: (userId: string, range: readonly [string, string]) => query(userPartition(userId), null, range),
    /** Returns food entries sorted by day and time. */
    entriesByTime: (userId: string) =>
      query(userPartition(userId), { name: 'lsi1', key: 'lsi1sk' }, dayRange().between),
    /** Returns the meals the user shared, oldest first, by following the user's own feed. */
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
    /** Returns support messages, then the newsletter subscription. */
    writtenBy: async function* (email: string): AsyncGenerator<Row> {
      const email_hash = emailHashOf(email);
      yield* query(messagesOf(email_hash), null, null);
      yield* query(subscriberOf(email_hash), null, null);
    },
  };
};

export type ExportRows = ReturnType<typeof createExportRows>;
