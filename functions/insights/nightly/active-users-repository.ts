import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { LocalDate } from '#shared/time/local-date.ts';
import { activePartition, createDailySummaryEntity } from '../../food-entries/public.ts';
import type { Table } from '../../platform/table/client.ts';

/** The users of a shard who logged something on any of some days, in the order of their IDs. */
interface ActiveUsersPage {
  users: string[];
  /** The user after whom the next page starts; null after the last one. */
  next: string | null;
}

interface ShardOfDays {
  days: readonly LocalDate[];
  zone: string;
  shard: number;
}

/**
 * Reads a page of the users who logged something in a time zone, by `gsi1`. Each user appears once, even with meals on
 * several days, because each day's partition is in the order of user IDs.
 * @param after the last user of the previous page
 * @param limit maximum number of rows to read per day
 */
export type ReadActiveUsers = (
  of: ShardOfDays,
  after: string | null,
  limit: number,
) => Promise<ActiveUsersPage>;

export const createReadActiveUsers = (table: Table): ReadActiveUsers => {
  const summaries = createDailySummaryEntity(table);

  return async ({ days, zone, shard }, after, limit) => {
    const pages = await Promise.all(
      days.map(async (date) => {
        const partition = activePartition(date, zone, shard);
        const { Items = [], LastEvaluatedKey } = await table
          .build(QueryCommand)
          .query({ index: 'gsi1', partition, ...(after !== null && { range: { gt: after } }) })
          .entities(summaries)
          .options({ entityAttrFilter: false, limit })
          .send();
        return { rows: Items, last: LastEvaluatedKey ? (Items.at(-1)?.user_id ?? null) : null };
      }),
    );
    // Beyond the shortest page, another day may have users that were not read yet.
    const [next = null] = pages.flatMap(({ last }) => last ?? []).toSorted();
    const users = pages.flatMap(({ rows }) =>
      // Skips users who deleted all entries of the day.
      rows.flatMap(({ user_id, meal_count = 0 }) => (meal_count > 0 ? [user_id] : [])),
    );
    const isInPage = (user: string): boolean => next === null || user <= next;
    return { users: [...new Set(users.filter(isInPage))].toSorted(), next };
  };
};
