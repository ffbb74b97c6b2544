import type { Entity, FormattedItem } from 'dynamodb-toolbox/entity';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { Table } from './client.ts';
import type { Page } from './first-rows.ts';

/** The `gsi1` sort keys to read: up to one, or from one to another, inclusive. */
type IndexRange = { lte: string } | { between: readonly [string, string] };

/** Returns the range of rows whose sort key begins with an instant up to `now`, optionally not before another one. */
export const upToInstant = (now: Date, from?: Date): IndexRange => {
  // '$' follows '#', so all keys `<instant>#<id>` of this very instant are included.
  const last = `${now.toISOString()}$`;
  return from ? { between: [from.toISOString(), last] } : { lte: last };
};

/**
 * Pages through rows of one kind in partitions of `gsi1`, in the order of the partitions, without empty pages. Reads the
 * first page of all partitions in parallel, since most jobs find nothing. Eventually consistent.
 * @param range all rows by default
 */
export async function* queryIndex<Row extends Entity>(
  entity: Row,
  partitions: readonly string[],
  range?: IndexRange,
): AsyncGenerator<FormattedItem<Row>[]> {
  const read = async (partition: string, from?: Record<string, unknown>) => {
    const query = { index: 'gsi1', partition, ...(range && { range }) };
    const command = (entity.table as Table)
      .build(QueryCommand)
      .query(query as { partition: string })
      .entities(entity as Entity)
      .options({ entityAttrFilter: false, ...(from && { exclusiveStartKey: from }) });
    return (await command.send()) as Page<FormattedItem<Row>>;
  };

  const firstPages = await Promise.all(partitions.map((partition) => read(partition)));
  for (const [at, partition] of partitions.entries()) {
    let page: Page<FormattedItem<Row>> | undefined = firstPages[at];
    while (page) {
      const { Items = [], LastEvaluatedKey: next } = page;
      if (Items.length > 0) yield Items;
      page = next && (await read(partition, next));
    }
  }
}
