import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { LocalDate } from '#shared/time/local-date.ts';
import { ACTIVE_SHARDS, activePartition, createDailySummaryEntity } from '../../food-entries/public.ts';
import type { Table } from '../../platform/table/client.ts';

/** Pages through the users who logged something on a day in a time zone, by `gsi1`. */
export type ActiveUsers = (date: LocalDate, zone: string) => AsyncIterable<string[]>;

export const createActiveUsers = (table: Table): ActiveUsers => {
  const summaries = createDailySummaryEntity(table);

  const page = async (partition: string, from: Record<string, unknown> | undefined) => {
    const { Items = [], LastEvaluatedKey } = await table
      .build(QueryCommand)
      .query({ index: 'gsi1', partition })
      .entities(summaries)
      .options({ entityAttrFilter: false, ...(from && { exclusiveStartKey: from }) })
      .send();
    // Skips users who deleted all entries of the day.
    const people = Items.filter(({ meal_count = 0 }) => meal_count > 0).map(({ user_id }) => user_id);
    return { people, next: LastEvaluatedKey };
  };

  return async function* activePeople(date, zone) {
    for (let shard = 0; shard < ACTIVE_SHARDS; shard += 1) {
      const partition = activePartition(date, zone, shard);
      let from: Record<string, unknown> | undefined;
      do {
        const { people, next } = await page(partition, from);
        if (people.length > 0) yield people;
        from = next;
      } while (from);
    }
  };
};
