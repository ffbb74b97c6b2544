import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { type Clock, epochSeconds } from '../../platform/clock.ts';
import type { Table } from '../../platform/table/client.ts';
import { held } from '../../platform/table/condition-failure.ts';
import { readRow } from '../../platform/table/read-row.ts';
import type { NightShard } from './nightly-message.ts';
import { createNightlyShardEntity } from './nightly-shard-entity.ts';

const RETENTION_SECONDS = 3 * 24 * 60 * 60;

/** Reads and advances the progress of nightly runs. */
export interface NightlyProgress {
  /** @returns the last user whose run is queued, or null before the first page */
  find: (shard: NightShard) => Promise<{ cursor: string | null; isDone: boolean }>;
  /**
   * Records that all users up to one are queued, or all (null).
   * @returns false, without a write, if the progress is no longer `was`: another worker has the same message
   */
  advance: (shard: NightShard, was: string | null, to: string | null) => Promise<boolean>;
}

export const createNightlyProgress = (table: Table, clock: Clock): NightlyProgress => {
  const rows = createNightlyShardEntity(table);
  const keyOf = ({ date, zone, from, shard }: NightShard) => ({ run: `${date}#${zone}#${from}`, shard });

  return {
    find: async (shard) => {
      const row = await readRow(rows, keyOf(shard));
      return { cursor: row?.cursor ?? null, isDone: row?.is_done === true };
    },
    advance: (shard, was, to) => {
      const row = {
        ...keyOf(shard),
        ...(to === null ? { is_done: true } : { cursor: to }),
        expires_at: epochSeconds(clock()) + RETENTION_SECONDS,
      };
      const put = rows.build(PutItemCommand).item(row);
      // A finished shard has no cursor.
      return held(
        was === null
          ? put.options({ condition: { attr: 'expires_at', exists: false } }).send()
          : put.options({ condition: { attr: 'cursor', eq: was } }).send(),
      );
    },
  };
};
