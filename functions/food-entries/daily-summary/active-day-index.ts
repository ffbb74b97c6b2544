import type { LocalDate } from '#shared/time/local-date.ts';
import { addDays } from '#shared/time/local-date.ts';
import { zoneName } from '#shared/time/zone-name.ts';
import { shardOf } from '../../platform/table/shard-of.ts';

/** Number of index partitions per time zone and day, to avoid hot partitions. */
export const ACTIVE_SHARDS = 8;

/** Older days are not needed in the index, so late entries and imports are left out. */
const LOOKBACK_DAYS = 9;

/** Returns the `gsi1` partition of the users who logged something on a day in a time zone. */
export const activePartition = (date: LocalDate, zone: string, shard: number): string =>
  `active#${date}#${zoneName(zone)}#${shard}`;

/**
 * Returns the keys that add a day's row to the index of the nightly job, without an extra write.
 * @param written time of the write
 * @returns no keys for a day too far in the past
 */
export const onActiveIndex = (
  userId: string,
  date: LocalDate,
  zone: string,
  written: Date,
): { gsi1pk?: string; gsi1sk?: string } =>
  date < addDays(written.toISOString().slice(0, 10), -LOOKBACK_DAYS)
    ? {}
    : { gsi1pk: activePartition(date, zone, shardOf(userId, ACTIVE_SHARDS)), gsi1sk: userId };
