import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { dayRange } from '../platform/table/food-entry-entity.ts';
import type { Table } from '../platform/table/client.ts';
import { userPartition } from '../platform/table/user-key.ts';

export type Row = Record<string, unknown> & { sk: string };

/** Rows at once in memory: a page of the table is 1 MB, and this many are far less. */
const PAGE = 500;

/** All rows of one person, a page at a time. */
export const createExportRows = (table: Table) => {
  const client = table.getDocumentClient();

  const query = async function* (
    userId: string,
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
          ':pk': userPartition(userId),
          ...(range && { ':first': range[0], ':last': range[1] }),
        },
        ConsistentRead: true,
      },
    );
    for await (const { Items = [] } of pages) yield* Items as Row[];
  };

  return {
    /** In the order of their keys: rows of one kind stand together. */
    all: (userId: string) => query(userId, null, null),
    /** Between two keys, the second not included where no row has it. */
    between: (userId: string, range: readonly [string, string]) => query(userId, null, range),
    /** Entries in the order of their days and times. */
    entriesByTime: (userId: string) => query(userId, { name: 'lsi1', key: 'lsi1sk' }, dayRange().between),
  };
};

export type ExportRows = ReturnType<typeof createExportRows>;
