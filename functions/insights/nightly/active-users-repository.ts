import type { LocalDate } from '#shared/time/local-date.ts';
import { ACTIVE_SHARDS, activePartition, createDailySummaryEntity } from '../../food-entries/public.ts';
import type { Table } from '../../platform/table/client.ts';
import { queryIndex } from '../../platform/table/query-index.ts';

/** Pages through the users who logged something on a day in a time zone, by `gsi1`. */
export type ActiveUsers = (date: LocalDate, zone: string) => AsyncIterable<string[]>;

export const createActiveUsers = (table: Table): ActiveUsers => {
  const summaries = createDailySummaryEntity(table);

  return async function* activeUsers(date, zone) {
    const partitions = Array.from({ length: ACTIVE_SHARDS }, (_none, shard) =>
      activePartition(date, zone, shard),
    );
    for await (const page of queryIndex(summaries, partitions)) {
      // Skips users who deleted all entries of the day.
      const users = page.filter(({ meal_count = 0 }) => meal_count > 0).map(({ user_id }) => user_id);
      if (users.length > 0) yield users;
    }
  };
};
