import { $remove, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { nextDue } from '#shared/reminders/due.ts';
import type { Reminder } from '#shared/reminders/schema.ts';
import type { Table } from '../../platform/table/client.ts';
import { held } from '../../platform/table/condition-failure.ts';
import { queryIndex, upToInstant } from '../../platform/table/query-index.ts';
import {
  createRemindersEntity,
  FORMER_SHARDS,
  REMINDER_SHARDS,
  reminderPartition,
} from '../reminders-entity.ts';
import { indexKeysOf } from '../reminder-index-keys.ts';

/** A user with a due reminder, and all reminders of that user. */
export interface DueUser {
  user_id: string;
  reminders: readonly Reminder[];
  time_zone: string;
  /** When it was due. */
  next_at: string;
}

/** Returns the `gsi1` partitions to read. The first run of a day also reads those of earlier versions. */
const partitionsAt = (now: Date): string[] => {
  const isFirstRun = now.getUTCHours() === 0 && now.getUTCMinutes() < 15;
  return Array.from({ length: isFirstRun ? FORMER_SHARDS : REMINDER_SHARDS }, (_none, shard) =>
    reminderPartition(shard),
  );
};

/** Finds due users by `gsi1`. A missed user stays in place until moved on. */
export const createDueUsers = (table: Table) => {
  const rows = createRemindersEntity(table);

  async function* pagesOf(partition: string, now: Date): AsyncGenerator<DueUser[]> {
    for await (const page of queryIndex(rows, [partition], upToInstant(now)))
      yield page.flatMap(({ next_at, ...row }) => (next_at === undefined ? [] : { ...row, next_at }));
  }

  return {
    /** Returns the pages of all users due at or before an instant, by partition. */
    upTo: (now: Date): AsyncGenerator<DueUser[]>[] =>
      partitionsAt(now).map((partition) => pagesOf(partition, now)),

    /** Moves a user on to the first reminder after an instant, unless the reminders were changed in the meantime. */
    moveOn: async ({ user_id, reminders, time_zone, next_at }: DueUser, now: Date): Promise<void> => {
      const next = nextDue(reminders, time_zone, now)?.toISOString();
      const update = rows
        .build(UpdateItemCommand)
        .item({
          user_id,
          next_at: next ?? $remove(),
          ...(next === undefined ? { gsi1pk: $remove(), gsi1sk: $remove() } : indexKeysOf(user_id, next)),
        })
        .options({ condition: { attr: 'next_at', eq: next_at } });
      await held(update.send());
    },
  };
};

export type DueUsers = ReturnType<typeof createDueUsers>;
