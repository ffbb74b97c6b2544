import type { LocalDate } from '#shared/time/local-date.ts';
import { addDays } from '#shared/time/local-date.ts';
import { zoneName } from '#shared/time/zone-name.ts';

/** People of one zone and day are spread over so many partitions of the index: none of them gets hot. */
export const ACTIVE_SHARDS = 8;

/** Older days are read by nobody through the index: what is filled in or imported later stays out of it. */
const LOOKED_BACK_DAYS = 9;

/** FNV-1a, 32 bits. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
};

/** Partition of `gsi1` with the people who logged something on a day, in a zone. */
export const activePartition = (date: LocalDate, zone: string, shard: number): string =>
  `active#${date}#${zoneName(zone)}#${shard}`;

/**
 * Puts a day's row into the index by which the nightly job finds people. It costs no write of its own.
 * @param written when the entry was written, which is now
 * @returns no keys for a day that lies too far back
 */
export const onActiveIndex = (
  userId: string,
  date: LocalDate,
  zone: string,
  written: Date,
): { gsi1pk?: string; gsi1sk?: string } =>
  date < addDays(written.toISOString().slice(0, 10), -LOOKED_BACK_DAYS)
    ? {}
    : { gsi1pk: activePartition(date, zone, hashOf(userId) % ACTIVE_SHARDS), gsi1sk: userId };
