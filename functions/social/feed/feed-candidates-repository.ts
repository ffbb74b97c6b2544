import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { FEED_PAGE } from '#shared/social/schema.ts';
import { type Clock, epochSeconds } from '../../platform/clock.ts';
import type { Table } from '../../platform/table/client.ts';
import { AFTER_FEED, createFeedPointerEntity, FEED_PREFIX } from './feed-pointer-entity.ts';
import { createSharedMealEntity, PUBLIC_FEED_PARTITIONS } from '../meals/shared-meal-entity.ts';
import { queryRows } from '../../platform/table/query-rows.ts';

/** A meal that may appear on a page of the feed. */
export interface Candidate {
  id: string;
  owner_id: string;
  food_entry_id: string;
}

export interface CandidatePage {
  /** Newest first. */
  candidates: Candidate[];
  /** Cursor of the next page; null after the last one. */
  next: string | null;
}

/** One extra row shows whether another page follows, and the cursor's row may be included again. */
const LIMIT = FEED_PAGE + 2;

/**
 * Finds the candidates of a feed page: the newest of the reader's own pointers and of the public meals. Runs parallel
 * queries of one page each: one of the pointers and one per partition of public meals.
 */
export const createFeedCandidates = (table: Table, clock: Clock) => {
  const pointers = createFeedPointerEntity(table);
  const meals = createSharedMealEntity(table);

  const ownFeed = async (userId: string, before: string | null) => {
    const last = before === null ? AFTER_FEED : `${FEED_PREFIX}${before}`;
    const rows = await queryRows(
      pointers,
      userId,
      { between: [FEED_PREFIX, last] },
      { reverse: true, limit: LIMIT },
    );
    return rows.filter(({ id }) => id !== before);
  };

  const inPartition = async (partition: string, before: string | null) => {
    const { Items = [] } = await table
      .build(QueryCommand)
      .query({ index: 'gsi1', partition, ...(before !== null && { range: { lt: before } }) })
      .entities(meals)
      .options({ entityAttrFilter: false, reverse: true, limit: LIMIT })
      .send();
    return Items;
  };

  const forEveryone = async (before: string | null) =>
    (await Promise.all(PUBLIC_FEED_PARTITIONS.map((partition) => inPartition(partition, before)))).flat();

  /** @param before the last meal of the previous page; null for the first page */
  return async (userId: string, before: string | null): Promise<CandidatePage> => {
    const [own, open] = await Promise.all([ownFeed(userId, before), forEveryone(before)]);
    // A public meal that the reader also has a pointer to is found twice.
    const byId = new Map<string, Candidate & { expires_at?: number | undefined }>([
      ...open.map(
        ({ id, user_id, food_entry_id }) => [id, { id, owner_id: user_id, food_entry_id }] as const,
      ),
      ...own.map((pointer) => [pointer.id, pointer] as const),
    ]);
    const newest = [...byId.values()].toSorted((one, other) => (one.id < other.id ? 1 : -1));
    const page = newest.slice(0, FEED_PAGE);
    const now = epochSeconds(clock());
    return {
      // DynamoDB deletes expired rows only days later. They count as seen, so that the next page continues after them.
      candidates: page
        .filter(({ expires_at = Infinity }) => expires_at > now)
        .map(({ id, owner_id, food_entry_id }) => ({ id, owner_id, food_entry_id })),
      next: newest.length > FEED_PAGE ? (page.at(-1)?.id ?? null) : null,
    };
  };
};

export type FeedCandidates = ReturnType<typeof createFeedCandidates>;
