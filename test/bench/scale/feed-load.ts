import { createFeedCandidates } from '#functions/social/feed/feed-candidates-repository.ts';
import { createFoundMeals } from '#functions/social/meals/found-meals-repository.ts';
import { FEED_PAGE } from '#shared/social/schema.ts';
import { PUBLIC_FEED_PARTITIONS } from '#functions/social/meals/shared-meal-entity.ts';
import { assumed } from '../cost/assumed.ts';
import { type Price, prices } from '../cost/prices.ts';
import type { MeasuredDay } from '../day/measured-day.ts';
import { openRecordingTable } from './record-operations.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
/** Read units per second of a partition (DynamoDB Developer Guide, 'Partitions and data distribution'). */
const READS = 3_000;
/** Read units of a query for one page of an index partition: 12 rows of 400 bytes, eventually consistent. */
const INDEX_UNITS = 1;

/** Reads per second of one prefix of a bucket (Amazon S3 User Guide, 'Best practices design patterns'). */
const BUCKET_READS = 5_500;
const MILLION = 1_000_000;

/** A partition that many readers of the feed share. */
interface FeedPartition {
  what: string;
  /** Read units per page of the feed. */
  unitsPerPage: number;
  /** Pages per second at which it is throttled. */
  mostPages: number;
}

/** The requests for pages of the feed, if every page shows the same ten public meals of ten users. */
export interface FeedLoad {
  /** At peak. */
  pagesPerSecond: number;
  /** The most loaded partition first. */
  partitions: FeedPartition[];
  /** Read units of a page: of all its rows, and of the positions of public meals alone. */
  units: { page: number; positions: number };
  /** What an edge cache would cost and save, in dollars per million pages. */
  edge: { requests: number; positions: number };
  /** Photos read from the bucket per second, and the maximum for their prefix. */
  photos: { perSecond: number; most: number };
}

const costOf = ({ dollars, per }: Price, units: number): number => (dollars / per) * units * MILLION;

/** Returns the read units by partition of one page, recorded from the code of the API. */
const unitsOfPage = async (): Promise<Map<string, number>> => {
  const meals = Array.from({ length: FEED_PAGE }, (_, at) => ({
    id: `meal-${at}`,
    owner_id: `owner-${at}`,
    food_entry_id: `entry-${at}`,
  }));
  const { table, recorded } = openRecordingTable([]);
  await createFeedCandidates(table, () => NOW)('reader', null);
  await createFoundMeals(table)('reader', meals);
  const units = new Map<string, number>();
  for (const [partition, count] of recorded().flatMap((operation) => Object.entries(operation.units)))
    units.set(partition, (units.get(partition) ?? 0) + count);
  return units;
};

/** Returns the load of the feed's pages for a number of daily users. */
export const feedLoadOf = async (day: MeasuredDay, daily: number): Promise<FeedLoad> => {
  const units = await unitsOfPage();
  const calls = day.routes.find(({ route }) => route === 'GET /api/shared-meals')?.calls ?? 0;
  const partOf = (what: string, prefix: string, fixed?: number): FeedPartition => {
    const shared = [...units].filter(([partition]) => partition.startsWith(prefix));
    const unitsPerPage = fixed ?? Math.max(...shared.map(([, count]) => count));
    return { what, unitsPerPage, mostPages: READS / unitsPerPage };
  };
  const pagesPerSecond = ((calls / day.people) * daily * assumed.peak) / assumed.awakeSeconds;
  const positions = PUBLIC_FEED_PARTITIONS.length * INDEX_UNITS;
  const rows = [...units].filter(([partition]) => !partition.startsWith('shared-meals#everyone'));
  return {
    pagesPerSecond,
    units: { page: positions + rows.reduce((sum, [, count]) => sum + count, 0), positions },
    edge: { requests: costOf(prices.edgeRequests, 1), positions: costOf(prices.readUnits, positions) },
    photos: { perSecond: pagesPerSecond * FEED_PAGE, most: BUCKET_READS },
    partitions: [
      partOf('A sharer: diary entry, name, and whether the account is open', 'user#owner-'),
      partOf('A quarter of the index of public meals', 'shared-meals#everyone', INDEX_UNITS),
      partOf('A shared meal', 'shared-meal#'),
    ],
  };
};
