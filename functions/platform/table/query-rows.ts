import type { Entity, FormattedItem } from 'dynamodb-toolbox/entity';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { Table } from './client.ts';
import type { Page } from './first-rows.ts';
import { userPartition } from './user-key.ts';

/** The sort keys to read: from one to another, inclusive, or all with a prefix. */
export type KeyRange = { between: readonly [string, string] } | { beginsWith: string };

interface Options {
  /** Sorts by the local index instead of the sort key. */
  index?: 'lsi1';
  reverse?: boolean;
  /** Reads one page with at most this number of rows, instead of all pages. */
  limit?: number;
  /** The key after which the page begins. */
  from?: Record<string, unknown> | undefined;
}

/** Reads a user's rows of one kind with strong consistency: all of them, or a page. */
export const queryPage = async <Row extends Entity>(
  entity: Row,
  userId: string,
  range: KeyRange,
  { index, reverse, limit, from }: Options = {},
): Promise<Page<FormattedItem<Row>>> => {
  const query = { partition: userPartition(userId), range, ...(index && { index }) };
  const part = limit === undefined ? { maxPages: Infinity } : { limit };
  const read = (entity.table as Table)
    .build(QueryCommand)
    .query(query as { partition: string })
    .entities(entity as Entity)
    .options({
      consistent: true,
      entityAttrFilter: false,
      ...part,
      ...(reverse && { reverse }),
      ...(from && { exclusiveStartKey: from }),
    });
  return (await read.send()) as Page<FormattedItem<Row>>;
};

/** Reads a user's rows of one kind with strong consistency. */
export const queryRows = async <Row extends Entity>(
  entity: Row,
  userId: string,
  range: KeyRange,
  options: Options = {},
): Promise<FormattedItem<Row>[]> => (await queryPage(entity, userId, range, options)).Items ?? [];
